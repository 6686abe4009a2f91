/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notifications';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { todayInNorway } from '@/lib/client/page/today';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapPage } from './map-page';

jest.mock('@/lib/client/maps/seating/ask-in-worker', () =>
  jest.requireActual<object>('@/components/maps/map/testing/engine-at-once'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('MapScreen');
const conflict = words('MapConflict');
const desks = [0, 1, 2].map((col) => ({ row: 0, col }));
const [ada, bo] = ['Ada', 'Bo'].map((name, index) => ({ id: id(index), name })) as [
  { id: string; name: string },
  { id: string; name: string },
];
const at = (adaCol: number, boCol: number) => [
  { pupil: ada, desk: desks[adaCol]! },
  { pupil: bo, desk: desks[boCol]! },
];
const map = savedMap({ desks, seats: at(0, 1) });
const put = `PUT /maps/${map.id}`;
const get = `GET /maps/${map.id}`;

const ofClass = `GET /classes/${map.classId}`;
const absences = (method: string) => `${method} /maps/${map.id}/absences/${todayInNorway()}`;

const away = (...ids: string[]) => ({
  body: { away: ids.map((pupilId) => ({ pupilId, markedBy: 'Kari' })) },
});

async function openPage(answers: Parameters<typeof fakeApi>[0] = {}) {
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', `/app/maps/${map.id}`);
  const api = fakeApi({
    [get]: { body: map },
    [absences('GET')]: { body: { away: [] } },
    [`GET /classes/${map.classId}/maps`]: { body: [] },
    [ofClass]: { body: classDetail({ id: map.classId, pupils: [ada, bo] }) },
    [`GET /classes/${map.classId}/conditions`]: { body: nothingKept },
    ...answers,
  });
  await act(async () => renderApp(<MapPage />));
  await screen.findByRole('heading', { name: '8B' });
  const user = userEvent.setup();
  return { api, user, click: (name: string) => user.click(screen.getByRole('button', { name })) };
}

/** Moves Ada to the free desk by the keyboard. */
async function moveAda(user: ReturnType<typeof userEvent.setup>) {
  const desk = screen.getByRole('button', { name: /^Ada,/ });
  act(() => desk.focus());
  await user.keyboard(' {ArrowRight}{ArrowRight} ');
}
const seatsSent = (body: unknown) => (body as { seats: unknown }).seats;
const moved = expect.arrayContaining([{ pupilId: ada.id, desk: desks[2] }]) as unknown;
const corrected: SavedMap = { ...map, version: 2, seats: at(2, 1) };

/** Date and author of the version before the correction. */
const savedThen = { updatedAt: map.updatedAt, updatedBy: 'Kari' };
const firstVersion = {
  ...{ version: 1, ...savedThen, roomName: 'pairs', roomId: null },
  ...{ conditions: map.conditions, seats: map.seats, desks: map.desks, marks: map.marks },
  ...{ boardSide: map.boardSide, unseated: map.unseated, trainees: map.trainees },
  emptyDesks: map.emptyDesks,
};

const saveButton = () => screen.queryByRole('button', { name: t('saveChange') });
/** Waits until the map has no unsaved change. */
const isSaved = () => waitFor(() => expect(saveButton()).not.toBeInTheDocument());

it('a change to a saved map is sent with the version on which the change is based', async () => {
  const { api, user, click } = await openPage();
  expect(saveButton()).not.toBeInTheDocument();
  await moveAda(user);
  api.answers[put] = { body: corrected };
  await click(t('saveChange'));
  await isSaved();
  expect(api.sent(put)).toMatchObject([{ version: 1, seats: moved, broken: [] }]);
  // The pressed button was removed, so the heading has the focus.
  expect(screen.getByRole('heading', { name: '8B' })).toHaveFocus();
});

it('after an earlier version is restored, a saved map shows that version and reports no version conflict', async () => {
  const versions = `/maps/${map.id}/versions`;
  const { api, user, click } = await openPage({
    [put]: { body: corrected },
    [`GET ${versions}`]: { body: [{ version: 1, ...savedThen }] },
    [`GET ${versions}/1`]: { body: firstVersion },
  });
  await moveAda(user);
  await click(t('saveChange'));
  await isSaved();
  await click(words('MapRail')('more'));
  const history = words('MapHistory');
  await user.click(screen.getByText(history('versions', { count: 1 })));
  await user.click(await screen.findByRole('button', { name: /^Show and compare/ }));
  api.answers[`POST ${versions}/1/restore`] = { body: { ...map, version: 3 } };
  await user.click(await screen.findByRole('button', { name: history('takeBack') }));
  expect(await screen.findByRole('button', { name: /^Ada, Row 1, seat 1/ })).toBeVisible();
  await isSaved();
  expect(screen.queryByText(conflict('conflictUnknown'))).not.toBeInTheDocument();
});

it('a saved map that was corrected offline is saved when the browser is online', async () => {
  const { api, user, click } = await openPage();
  await moveAda(user);
  api.answers[put] = offline;
  await click(t('saveChange'));
  expect(await screen.findByText(t('offlineText'))).toBeVisible();
  api.answers[put] = { body: corrected };
  act(() => void window.dispatchEvent(new Event('online')));
  await isSaved();
  const [first, second] = api.sent(put);
  expect(second).toEqual(first);
  expect(seatsSent(second)).toEqual(moved);
});

it('no conflict is reported for a map whose correction was saved although the response was lost', async () => {
  const { api, user, click } = await openPage();
  await moveAda(user);
  api.answers[put] = problem('changedMeanwhile');
  api.answers[get] = { body: { ...corrected, isUpdatedByMe: true } };
  await click(t('saveChange'));
  await isSaved();
  act(() => screen.getByRole('button', { name: /^Ada,/ }).focus());
  await user.keyboard(' {ArrowLeft}{ArrowLeft} ');
  expect(screen.queryByText(conflict('conflictOwn'))).not.toBeInTheDocument();
  api.answers[put] = { body: { ...map, version: 3 } };
  await click(t('saveChange'));
  await isSaved();
  expect(api.sent(put).map((body) => (body as { version: number }).version)).toEqual([1, 2]);
});

/** The newest version, in which Ola has moved Bo to the free desk. */
const theirs: SavedMap = { ...map, version: 2, updatedBy: 'Ola', seats: at(0, 2) };

async function overtaken(newest = theirs, title = conflict('conflict', { name: 'Ola' })) {
  const page = await openPage();
  const { api, user, click } = page;
  await moveAda(user);
  api.answers[put] = problem('changedMeanwhile');
  api.answers[get] = { body: newest };
  api.answers[`GET /maps/${map.id}/versions/1`] = { body: firstVersion };
  await click(t('saveChange'));
  expect(await screen.findByText(title)).toBeVisible();
  const place = (number: number) => conflict('place', { row: 1, place: number });
  expect(
    await screen.findByText(conflict('movedTo', { name: 'Bo', before: place(2), after: place(3) })),
  ).toBeVisible();
  return page;
}

describe('a newer version of a map on the server', () => {
  it('is overwritten only on request', async () => {
    const { api, click } = await overtaken();
    api.answers[put] = { body: { ...corrected, version: 3 } };
    await click(conflict('keepMine'));
    await isSaved();
    expect(api.sent(put)).toMatchObject([
      { version: 1, seats: moved },
      { version: 2, seats: moved },
    ]);
  });

  it('is overwritten once the browser is online again, if the teacher chose this while offline', async () => {
    const { api, click } = await overtaken();
    api.answers[put] = offline;
    await click(conflict('keepMine'));
    expect(await screen.findByText(t('offlineText'))).toBeVisible();
    api.answers[put] = { body: { ...corrected, version: 3 } };
    act(() => void window.dispatchEvent(new Event('online')));
    await isSaved();
    expect(api.sent(put).map((body) => (body as { version: number }).version)).toEqual([1, 2, 2]);
  });

  it('is announced without an author when the same teacher saved it in another tab', async () => {
    const own = { ...theirs, updatedBy: 'Kari', isUpdatedByMe: true };
    await overtaken(own, conflict('conflictOwn'));
    expect(screen.queryByText(conflict('conflict', { name: 'Kari' }))).not.toBeInTheDocument();
  });

  it("replaces the teacher's unsaved changes on request", async () => {
    const { click } = await overtaken();
    await click(conflict('takeTheirs'));
    expect(screen.queryByText(conflict('conflict', { name: 'Ola' }))).not.toBeInTheDocument();
    const labels = screen
      .getAllByRole('button')
      .filter((button) => button.dataset.desk)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(labels.map((label) => label!.split(',')[0])).toEqual(['Ada', expect.anything(), 'Bo']);
    expect(saveButton()).not.toBeInTheDocument();
  });

  it('leads to an error when a teacher without a subscription saves a new map', async () => {
    const { api, click } = await overtaken();
    api.answers[`POST /classes/${map.classId}/maps`] = problem('noActivePlan');
    await click(conflict('saveAsNew'));
    const text = words('NoPlan')('text');
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('remains unchanged when the teacher saves the changes as a new map', async () => {
    const { api, click } = await overtaken();
    const post = `POST /classes/${map.classId}/maps`;
    api.answers[post] = { body: { ...corrected, id: id(7), version: 1 } };
    await click(conflict('saveAsNew'));
    await waitFor(() => expect(window.location.pathname).toBe(`/app/maps/${id(7)}`));
    expect(api.sent(post)).toMatchObject([{ seats: moved }]);
  });
});

describe('a map that the server refuses', () => {
  /** The map as stored after Bo's removal from the class. */
  const without: SavedMap = { ...map, seats: at(0, 1).slice(0, 1) };
  const refused = problem('seatingInvalid', [{ path: 'seats', code: 'unknownPupil' }]);
  /** Refuses a map that contains Bo, as the server does after Bo's removal. */
  const refuseBo = ({ body }: { body: unknown }) =>
    JSON.stringify(seatsSent(body)).includes(bo.id)
      ? refused
      : { body: { ...corrected, seats: at(2, 1).slice(0, 1) } };

  it('is sent again without a pupil whom a colleague removed from the class, and the pupil is named', async () => {
    const { api, user, click } = await openPage({ [absences('GET')]: away(bo.id) });
    await moveAda(user);
    api.answers[put] = refuseBo;
    api.answers[get] = { body: without };
    api.answers[ofClass] = { body: classDetail({ id: map.classId, pupils: [ada] }) };
    await click(t('saveChange'));
    await isSaved();
    expect(api.sent(put).map(seatsSent)).toEqual([moved, [{ pupilId: ada.id, desk: desks[2] }]]);
    expect(screen.getByText(t('gone', { names: 'Bo' }))).toBeVisible();
    // Bo was absent, but the absence of a removed pupil needs no change.
    expect(api.sent(absences('PUT'))).toEqual([]);
  });

  it('is not sent again when its conditions are the reason for the refusal', async () => {
    const { api, user, click } = await openPage();
    await moveAda(user);
    api.answers[put] = problem('seatingInvalid', [{ path: 'seats', code: 'conditionsBroken' }]);
    await click(t('saveChange'));
    expect(await screen.findByText(words('Errors')('seatingInvalid'))).toBeVisible();
    expect(api.sent(put)).toHaveLength(1);
  });
});

describe('an absence today', () => {
  afterEach(() => void jest.useRealTimers());
  const putAway = absences('PUT');
  const workbench = words('Workbench');
  const markAway = () => {
    const bar = screen.getByRole('group', { name: workbench('chosenGroup') });
    const name = workbench('action.awayKeepDesk');
    return userEvent.click(within(bar).getByRole('button', { name }));
  };
  it('is read from the server, and is sent to the server only when the teacher changes it', async () => {
    const { api, user, click } = await openPage({ [absences('GET')]: away(bo.id) });
    expect(screen.getByRole('button', { name: /^Bo,.*absent today/ })).toBeVisible();
    api.answers[putAway] = away(ada.id);
    await user.click(screen.getByRole('button', { name: /^Bo,/ }));
    await click(workbench('action.takeBack'));
    await user.click(screen.getByRole('button', { name: /^Ada,/ }));
    await markAway();
    await waitFor(() =>
      expect(api.sent(putAway)).toEqual([
        { pupilId: bo.id, away: false },
        { pupilId: ada.id, away: true },
      ]),
    );
    // An absence does not change the map, so there is nothing to save.
    expect(saveButton()).not.toBeInTheDocument();
    api.answers[putAway] = away();
    await click(workbench('action.undo'));
    await waitFor(() => expect(api.sent(putAway)).toHaveLength(3));
    expect(api.sent(putAway)[2]).toEqual({ pupilId: ada.id, away: false });
  });

  it('is read and stored for the day in Norway when the browser is in another time zone', async () => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-28T23:30:00Z'),
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    const url = `/maps/${map.id}/absences/2026-11-29`;
    const { api, user } = await openPage({ [`GET ${url}`]: away(bo.id) });
    expect(screen.getByRole('button', { name: /^Bo,.*absent today/ })).toBeVisible();
    api.answers[`PUT ${url}`] = away(bo.id, ada.id);
    await user.click(screen.getByRole('button', { name: /^Ada,/ }));
    await markAway();
    await waitFor(() => expect(api.sent(`PUT ${url}`)).toEqual([{ pupilId: ada.id, away: true }]));
  });

  it('causes an error message when the absence cannot be saved', async () => {
    const { api, user } = await openPage();
    api.answers[putAway] = offline;
    await user.click(screen.getByRole('button', { name: /^Bo,/ }));
    await markAway();
    const title = words('Map')('awayFailed', { name: 'Bo' });
    await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title })));
  });
});

describe('the field for the name of a guest (trainee)', () => {
  const workbench = words('Workbench');
  const field = () => screen.queryByRole('textbox', { name: workbench('trainee.name') });
  const openMore = async () => {
    const more = screen.getByRole('button', { name: words('MapRail')('more') });
    if (more.getAttribute('aria-expanded') === 'false') await userEvent.click(more);
  };
  const reload = async () => {
    cleanup();
    await act(async () => renderApp(<MapPage />));
    await screen.findByRole('heading', { name: '8B' });
  };

  it('restores a typed name after a reload without moving the focus', async () => {
    const { user, click } = await openPage();
    await openMore();
    await click(workbench('trainee.open'));
    await user.type(field()!, 'Cill');
    await reload();
    await openMore();
    expect(field()).toHaveValue('Cill');
    expect(field()).not.toHaveFocus();
  });

  it('forgets the typed name when the guest is added, the field is closed or the changes are discarded', async () => {
    const { user, click } = await openPage();
    await openMore();
    await click(workbench('trainee.open'));
    await user.type(field()!, 'Cilla{Enter}');
    await reload();
    await openMore();
    expect(field()).toBeNull();
    await openMore();
    await click(workbench('trainee.open'));
    await user.type(field()!, 'Dag{Escape}');
    await reload();
    await openMore();
    expect(field()).toBeNull();
    await moveAda(user);
    await openMore();
    await click(workbench('trainee.open'));
    await user.type(field()!, 'Dag');
    await click(t('giveUp'));
    await reload();
    await openMore();
    expect(field()).toBeNull();
  });
});

it('a saved map cannot be edited by a colleague without the right to edit', async () => {
  window.history.replaceState(null, '', `/app/maps/${map.id}`);
  fakeApi({
    [get]: { body: { ...map, mayEdit: false } },
    [absences('GET')]: { body: { away: [] } },
    [ofClass]: { body: classDetail({ id: map.classId, mayEdit: false, pupils: [ada, bo] }) },
    [`GET /classes/${map.classId}/maps`]: { body: [] },
  });
  await act(async () => renderApp(<MapPage />));
  await screen.findByRole('button', { name: words('Room')('awayToday', { name: 'Ada' }) });
  expect(screen.queryByRole('button', { name: /^Ada,/ })).not.toBeInTheDocument();
  expect(saveButton()).not.toBeInTheDocument();
});
