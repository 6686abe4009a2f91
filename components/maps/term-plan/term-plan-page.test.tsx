/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from '@/components/ui/notification-area';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { saveFile } from '@/lib/client/http/save-file';
import { todayInNorway } from '@/lib/client/page/today';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import { keepTermPlanSchema } from '@/lib/contracts/maps/term-plan';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import { addDays } from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import { toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import type { Mark } from '@/lib/core/conditions/marks';
import { deskKey } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { toSeating } from '@/lib/core/maps/map-seats';
import { TermPlanPage } from './term-plan-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

jest.mock('@/lib/client/http/save-file');
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));

const t = words('TermPlan');
const conflict = words('Conflict');
const classId = testId(9);
const pupils = ['Ada', 'Bo', 'Cy', 'Dag'].map((name, index) => ({ id: testId(index), name }));
const room = standardRoom('pairs', 4);
const today = todayInNorway();
const termPlanUrl = `/classes/${classId}/term-plan`;

/** A planned map on which the pupils sit in the given order. */
const toCome = (
  index: number,
  plannedFor: string,
  order = pupils,
  values: Partial<SavedMap> = {},
) =>
  savedMap({
    id: testId(4 + index),
    isActive: false,
    isToCome: true,
    plannedFor,
    seats: order.map((pupil, seat) => ({ pupil, desk: room.desks[seat]! })),
    ...values,
  });

beforeEach(() => window.sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

async function openPage({
  stored = [] as SavedMap[],
  kept = nothingKept as KeptConditions,
  mayEdit = true,
  inClass = pupils as ClassDetail['pupils'],
  marks = [] as Mark[],
} = {}) {
  window.history.replaceState(null, '', `/app/classes/${classId}/term-plan`);
  const api = fakeApi({
    [`GET /classes/${classId}`]: {
      body: classDetail({ id: classId, pupils: inClass, marks, mayEdit, maps: [] }),
    },
    [`GET /classes/${classId}/maps`]: { body: [] },
    [`GET /classes/${classId}/conditions`]: { body: kept },
    [`GET /classes/${classId}/rooms`]: { body: [] },
    'GET /rooms': { body: [] },
    [`GET ${termPlanUrl}`]: { body: stored },
  });
  api.answers[`PUT ${termPlanUrl}`] = ({ body }) => {
    const { maps } = keepTermPlanSchema.parse(body);
    const now = maps.map((map) => toCome(0, map.plannedFor, pupils, { id: map.id }));
    api.answers[`GET ${termPlanUrl}`] = { body: now };
    return { body: now };
  };
  renderApp(
    <>
      <TermPlanPage />
      <NotificationArea closeLabel="Close" className="" />
    </>,
  );
  await screen.findByRole('heading', { name: t('title', { name: '8B' }) });
  return api;
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** A day in the format of its card. */
const cardDay = (day: string) =>
  new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(day));
const list = () => screen.getByRole('list', { name: t('maps') });
const cards = () => within(list()).getAllByRole('listitem');
/** Waits for a plan with the given number of maps. */
const made = async (count: number) => {
  await waitFor(() => expect(cards()).toHaveLength(count));
  await screen.findByRole('button', { name: t('keep') });
};
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};
const kept = (api: Awaited<ReturnType<typeof openPage>>) =>
  keepTermPlanSchema.parse(api.sent(`PUT ${termPlanUrl}`).at(-1));

it('the term plan is made for the chosen number of maps, and saved', async () => {
  const apart = { id: testId(7), type: 'apart' as const, pupils: [pupils[0]!.id, pupils[1]!.id] };
  const api = await openPage({ kept: { ...nothingKept, version: 1, conditions: [apart] } });
  await made(6);
  await type(t('count'), '2');
  await made(2);
  expect(screen.getByText(new RegExp(t('figures', { met: 4, possible: 4 })))).toBeInTheDocument();
  expect(cards()).toHaveLength(2);
  await click(t('keep'));
  await screen.findByText(t('kept'));
  const { basis, maps } = kept(api);
  expect(basis).toEqual([]);
  expect(maps.map(({ plannedFor }) => plannedFor)).toEqual([today, addDays(today, 21)]);
  for (const map of maps) {
    expect(brokenConditions(room, map.conditions, toSeating(map))).toEqual([]);
    expect(map.conditions).toMatchObject([{ type: 'apart' }]);
  }
});

it('the term plan remains visible while the active map is loaded after saving', async () => {
  const api = await openPage();
  await type(t('count'), '2');
  await made(2);
  const inUse = { ...savedMap({ id: testId(8) }), isToCome: false };
  api.answers[`GET /classes/${classId}`] = {
    body: classDetail({ id: classId, pupils, maps: [{ ...inUse, plannedFor: today }] }),
  };
  api.answers[`GET /maps/${inUse.id}`] = () => new Promise(() => {});
  await click(t('keep'));
  await screen.findByText(t('kept'));
  expect(screen.queryByRole('button', { name: t('keep') })).not.toBeInTheDocument();
  expect(cards()).toHaveLength(2);
});

it('the term plan leaves out a condition after its last day', async () => {
  const apart = {
    id: testId(7),
    type: 'apart' as const,
    pupils: [pupils[0]!.id, pupils[1]!.id],
    until: addDays(today, 7),
  };
  const api = await openPage({ kept: { ...nothingKept, version: 1, conditions: [apart] } });
  await type(t('count'), '2');
  await made(2);
  await click(t('keep'));
  await screen.findByText(t('kept'));
  expect(kept(api).maps.map(({ conditions }) => conditions.length)).toEqual([1, 0]);
});

it('a locked map of the term plan keeps its seats and day when the other maps are made again', async () => {
  const stored = [toCome(0, addDays(today, 7)), toCome(1, addDays(today, 28))];
  const api = await openPage({ stored });
  expect(cards()).toHaveLength(2);
  await click(t('fix', { day: cardDay(addDays(today, 28)) }));
  await click(t('remake'));
  await userEvent.click(await screen.findByRole('button', { name: t('keep') }));
  await screen.findByText(t('kept'));
  const { basis, maps } = kept(api);
  expect(basis).toEqual(stored.map(({ id, version }) => ({ id, version })));
  expect(maps.map(({ id, isFixed }) => [id, isFixed])).toEqual([
    [stored[0]!.id, false],
    [stored[1]!.id, true],
  ]);
  expect(toSeating(maps[1]!)).toEqual(
    toSeating({ seats: stored[1]!.seats.map(({ pupil, desk }) => ({ pupilId: pupil.id, desk })) }),
  );
  await userEvent.click(screen.getByRole('button', { name: t('undo') }));
  await screen.findByText(t('undone'));
  expect(kept(api).maps.map(({ isFixed }) => isFixed)).toEqual([false, false]);
});

it('the term plan names the conditions that clash', async () => {
  const group = [pupils[0]!.id, pupils[1]!.id];
  const conditions = [
    { id: testId(7), type: 'apart' as const, pupils: group },
    { id: testId(8), type: 'together' as const, pupils: group },
  ];
  await openPage({ kept: { ...nothingKept, version: 1, conditions } });
  const alert = (await screen.findByText(/^We found no plan/)).closest<HTMLElement>(
    '[role=alert]',
  )!;
  expect(alert).toHaveTextContent(/^We found no plan that fulfils: Ada and Bo .*; Ada and Bo /);
  expect(within(alert).getByRole('link')).toHaveAttribute(
    'href',
    `/app/classes/${classId}/seatmap?part=conditions`,
  );
});

it('the term plan names a clashing condition on a coloured mark by the mark', async () => {
  const ofMark = [toMarkId(0)];
  const conditions = [
    { id: testId(7), type: 'apart' as const, pupils: ofMark },
    { id: testId(8), type: 'together' as const, pupils: ofMark },
  ];
  const inClass = pupils.map((pupil, index) => (index < 2 ? { ...pupil, marks: [0] } : pupil));
  const marks = [{ symbol: 0, name: 'blue' }];
  await openPage({ kept: { ...nothingKept, version: 1, conditions }, inClass, marks });
  const alert = (await screen.findByText(/^We found no plan/)).closest('[role=alert]');
  expect(alert).toHaveTextContent(/^We found no plan that fulfils: blue .*; blue /);
});

it('the term plan shows how many desks are missing for a pupil who sits alone, and can add the desks', async () => {
  const alone = { id: testId(7), type: 'alone' as const, pupils: [pupils[0]!.id] };
  await openPage({ kept: { ...nothingKept, version: 1, conditions: [alone] } });
  const alert = (await screen.findByText(/^We found no plan/)).closest<HTMLElement>(
    '[role=alert]',
  )!;
  const counts = { pupils: 4, desks: 4, missing: 1 };
  expect(within(alert).getByText(conflict('reason.noEmptyDesk', counts))).toBeInTheDocument();
  expect(alert).toHaveTextContent(/^We found no plan that fulfils: .*Ada/);
  await click(conflict('addDesks', { count: 1 }));
  await screen.findByRole('button', { name: t('keep') });
  expect(screen.queryByText(/^We found no plan/)).not.toBeInTheDocument();
});

it('the term plan adapts only those maps that no longer fit the class', async () => {
  const [ada, bo, cy, dag] = pupils as [Pupil, Pupil, Pupil, Pupil];
  const apart = { id: testId(7), type: 'apart' as const, pupils: [ada.id, bo.id] };
  const stored = [
    toCome(0, addDays(today, 7)),
    toCome(1, addDays(today, 28), [ada, cy, bo, dag]),
    toCome(2, addDays(today, 49), [ada, cy, bo]),
    toCome(4, addDays(today, 70), pupils, { isFixed: true }),
  ];
  const api = await openPage({ stored, kept: { ...nothingKept, version: 1, conditions: [apart] } });
  expect(screen.getByText(t('unfit', { count: 2 }))).toBeInTheDocument();
  expect(screen.getByText(t('newcomers', { names: 'Dag' }))).toBeInTheDocument();
  await click(t('adapt'));
  await userEvent.click(await screen.findByRole('button', { name: t('keep') }));
  await screen.findByText(t('kept'));
  const { maps } = kept(api);
  const seatings = maps.map((map) => toSeating(map));
  const before = stored.map(({ seats }) =>
    toSeating({ seats: seats.map(({ pupil, desk }) => ({ pupilId: pupil.id, desk })) }),
  );
  expect(brokenConditions(room, [apart], seatings[0]!)).toEqual([]);
  const moved = pupils.filter(({ id }) => deskKey(seatings[0]![id]!) !== deskKey(before[0]![id]!));
  expect(moved).toHaveLength(2);
  expect(seatings[1]).toEqual(before[1]);
  expect(seatings[2]).toEqual({ ...before[2], [dag.id]: room.desks[3] });
  expect(seatings[3]).toEqual(before[3]);
});

it('the term plan shows how many pupils of a map move before the plan is saved', async () => {
  const [ada, bo] = pupils as [Pupil, Pupil];
  const apart = { id: testId(7), type: 'apart' as const, pupils: [ada.id, bo.id] };
  await openPage({
    stored: [toCome(0, addDays(today, 7))],
    kept: { ...nothingKept, version: 1, conditions: [apart] },
  });
  expect(within(cards()[0]!).getByText(t('broken', { count: 1 }))).toBeInTheDocument();
  await click(t('adapt'));
  expect(await within(cards()[0]!).findByText(t('moved', { count: 2 }))).toBeInTheDocument();
});

it('the term plan page shows the number of repeated pairs before and after a saved term plan is adapted', async () => {
  const [ada, bo, cy, dag] = pupils as [Pupil, Pupil, Pupil, Pupil];
  const apart = [cy, dag].map((other, index) => ({
    id: testId(6 + index),
    type: 'apart' as const,
    pupils: [ada.id, other.id],
  }));
  await openPage({
    stored: [
      toCome(0, addDays(today, 7)),
      toCome(1, addDays(today, 28)),
      toCome(2, addDays(today, 49), [ada, cy, bo, dag]),
    ],
    kept: { ...nothingKept, version: 1, conditions: apart },
  });
  const status = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join();
  expect(status()).toContain(t('storedText', { count: 3 }));
  expect(status()).toContain(`${t('met', { count: 4 })} ${t('repeats', { count: 2 })}`);
  await click(t('adapt'));
  await screen.findByRole('button', { name: t('keep') });
  expect(status()).toContain(`${t('met', { count: 2 })} ${t('repeats', { count: 4 })}`);
  expect(status()).not.toContain(t('storedText', { count: 3 }));
});

it('the term plan shows an invalid value beside its field', async () => {
  await openPage();
  await made(6);
  await type(t('count'), '0');
  expect(screen.getByText(t('countWrong', { max: 60 }))).toBeInTheDocument();
  await type(t('skipped'), 'høst');
  expect(screen.getByText(t('skippedWrong'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('remake') })).toBeDisabled();
});

it('the term plan is saved with its weeks without school', async () => {
  const api = await openPage();
  await type(t('count'), '2');
  await type(t('skipped'), '52-1');
  await made(2);
  await click(t('keep'));
  await waitFor(() => expect(api.sent(`PUT ${termPlanUrl}`)).toHaveLength(1));
  expect(api.sent(`PUT ${termPlanUrl}`)).toMatchObject([{ skippedWeeks: [52, 53, 1] }]);
});

it('the term plan remains unsaved after an error', async () => {
  const api = await openPage();
  await type(t('count'), '2');
  await made(2);
  api.answers[`PUT ${termPlanUrl}`] = problem('tooManyMaps');
  await userEvent.click(await screen.findByRole('button', { name: t('keep') }));
  expect(await screen.findByText(t('notKept'))).toBeInTheDocument();
  expect(cards()).toHaveLength(2);
  expect(screen.getByRole('button', { name: t('keep') })).toBeEnabled();
});

it("the term plan replaces a colleague's term plan on request", async () => {
  const api = await openPage();
  await type(t('count'), '2');
  await made(2);
  const taken = api.answers[`PUT ${termPlanUrl}`]!;
  const theirs = [toCome(0, addDays(today, 7), pupils, { version: 3 })];
  api.answers[`GET ${termPlanUrl}`] = { body: theirs };
  api.answers[`PUT ${termPlanUrl}`] = problem('changedMeanwhile');
  await userEvent.click(await screen.findByRole('button', { name: t('keep') }));
  await screen.findByText(t('notKept'));
  api.answers[`PUT ${termPlanUrl}`] = taken;
  await waitFor(async () => {
    await click(t('keepMine'));
    expect(kept(api).basis).toEqual([{ id: theirs[0]!.id, version: 3 }]);
  });
  expect(kept(api).maps).toHaveLength(2);
});

/** Types a day into the open dialog, and presses a button of it. */
async function chooseDay(day: string, button: string) {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText(t('day')));
  await userEvent.type(dialog.getByLabelText(t('day')), day);
  await userEvent.click(dialog.getByRole('button', { name: button }));
}
const shownDays = () => cards().map((card) => within(card).getByRole('heading').textContent);
const daysAhead = (...counts: number[]) => counts.map((count) => addDays(today, count));

it('the day of a map can be changed, and remains when the term plan is made again', async () => {
  const apart = {
    id: testId(7),
    type: 'apart' as const,
    pupils: [pupils[0]!.id, pupils[2]!.id],
  };
  const classConditions = [{ ...apart, until: addDays(today, 20) }];
  const [first, second, later] = daysAhead(7, 14, 30) as [string, string, string];
  const stored = [toCome(0, first, pupils, { conditions: [apart] }), toCome(1, second)];
  const api = await openPage({
    stored,
    kept: { ...nothingKept, version: 1, conditions: classConditions },
  });
  await click(t('changeDay', { day: cardDay(first) }));
  await chooseDay(second, t('move'));
  expect(screen.getByText(t('dayTaken'))).toBeInTheDocument();
  await chooseDay(addDays(today, -1), t('move'));
  await chooseDay(later, t('move'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shownDays()).toEqual([second, later].map(cardDay));
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: t('changeDay', { day: cardDay(later) }) }),
    ).toHaveFocus(),
  );
  await click(t('keep'));
  await screen.findByText(t('kept'));
  expect(
    kept(api).maps.map(({ id, plannedFor, conditions }) => [id, plannedFor, conditions]),
  ).toEqual([
    [stored[1]!.id, second, []],
    [stored[0]!.id, later, []],
  ]);
  await click(t('remake'));
  await screen.findByRole('button', { name: t('keep') });
  expect(shownDays()).toEqual([second, later].map(cardDay));
});

it('a map can be removed from the term plan and another map added', async () => {
  const stored = daysAhead(7, 28).map((day, index) => toCome(index, day));
  const api = await openPage({ stored });
  await click(t('changeDay', { day: cardDay(addDays(today, 28)) }));
  await click(t('takeOut'));
  expect(cards()).toHaveLength(1);
  expect(list()).toHaveFocus();
  await click(t('changeDay', { day: cardDay(addDays(today, 7)) }));
  expect(screen.queryByRole('button', { name: t('takeOut') })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await click(t('addMap'));
  await chooseDay(today, t('add'));
  await userEvent.click(await screen.findByRole('button', { name: t('keep') }));
  await screen.findByText(t('kept'));
  const { basis, maps } = kept(api);
  expect(basis).toHaveLength(2);
  expect(maps.map(({ plannedFor, isFixed }) => [plannedFor, isFixed])).toEqual([
    [today, false],
    [addDays(today, 7), false],
  ]);
  expect(maps[1]!.id).toBe(stored[0]!.id);
  expect(maps[0]!.seats).toHaveLength(4);
});

it('the term plan shows its days in calendar order when the teacher adds them in another order', async () => {
  await openPage();
  await type(t('count'), '1');
  await made(1);
  await click(t('daysBy.hand'));
  for (const day of daysAhead(9, 2)) {
    await click(t('addMap'));
    await chooseDay(day, t('add'));
    await screen.findByRole('heading', { name: cardDay(day) });
    await screen.findByRole('button', { name: t('keep') });
  }
  expect(shownDays()).toEqual(daysAhead(0, 2, 9).map(cardDay));
});

/** Leaves the page and returns. The fetched data may have changed meanwhile. */
const comeBack = (options: Parameters<typeof openPage>[0]) => {
  cleanup();
  return openPage(options);
};

it('an unsaved term plan is restored without pupils who have left the class', async () => {
  const apart = { id: testId(7), type: 'apart' as const, pupils: [pupils[0]!.id, pupils[3]!.id] };
  const conditions = { ...nothingKept, version: 1, conditions: [apart] };
  const stored = [toCome(0, addDays(today, 7), pupils, { version: 2 })];
  await openPage({ stored, kept: conditions });
  await type(t('count'), '2');
  await made(2);
  expect(screen.queryByText(t('restored'))).not.toBeInTheDocument();
  const changed = [toCome(0, addDays(today, 14), pupils, { version: 3 })];
  const api = await comeBack({ stored: changed, inClass: pupils.slice(0, 3) });
  expect(screen.getByText(t('restored'))).toBeInTheDocument();
  expect(screen.getByLabelText(t('count'))).toHaveValue('2');
  expect(cards()).toHaveLength(2);
  await click(t('keep'));
  await screen.findByText(t('kept'));
  const { basis, maps } = kept(api);
  expect(basis).toEqual([{ id: stored[0]!.id, version: 2 }]);
  expect(maps.map(({ plannedFor }) => plannedFor)).toEqual([addDays(today, 7), addDays(today, 28)]);
  for (const { seats, conditions } of maps) {
    expect(seats.map(({ pupilId }) => pupilId)).not.toContain(pupils[3]!.id);
    expect(conditions).toEqual([]);
  }
  await comeBack({ stored: changed });
  expect(screen.queryByText(t('restored'))).not.toBeInTheDocument();
});

it('an unsaved term plan is not restored when it was discarded or its days have passed', async () => {
  jest.useFakeTimers({
    now: new Date(),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });
  const stored = [toCome(0, addDays(today, 70))];
  await openPage({ stored });
  await click(t('fix', { day: cardDay(addDays(today, 70)) }));
  await comeBack({ stored });
  await click(t('discard'));
  expect(screen.queryByRole('button', { name: t('keep') })).not.toBeInTheDocument();
  await click(t('fix', { day: cardDay(addDays(today, 70)) }));
  jest.setSystemTime(new Date(`${addDays(today, 71)}T12:00:00Z`));
  await comeBack({ stored: [] });
  expect(screen.queryByText(t('restored'))).not.toBeInTheDocument();
});

it('the term plan removes a day that has passed while the page is open', async () => {
  jest.useFakeTimers({
    now: new Date(`${today}T12:00:00Z`),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });
  await openPage();
  await type(t('count'), '2');
  await made(2);
  expect(shownDays()).toEqual(daysAhead(0, 21).map(cardDay));
  const before = screen.getByLabelText<HTMLInputElement>(t('firstDay')).value;
  jest.setSystemTime(new Date(`${addDays(today, 1)}T12:00:00Z`));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shownDays()).toEqual(daysAhead(21).map(cardDay));
  expect(screen.getByLabelText(t('firstDay'))).not.toHaveValue(before);
  jest.setSystemTime(new Date(`${addDays(today, 22)}T12:00:00Z`));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.queryByRole('button', { name: t('keep') })).not.toBeInTheDocument();
});

it('the term plan is not made for a colleague who may not edit the class', async () => {
  await openPage({ mayEdit: false });
  expect(screen.getByText(t('noneKept'))).toBeInTheDocument();
});

it('the first term plan is not stored as a draft, and its button "make again" is not the main button', async () => {
  await openPage();
  await made(6);
  expect({ ...window.sessionStorage }).toEqual({});
  expect(screen.getByRole('button', { name: t('remake') })).not.toHaveClass('button-primary');
  await click(t('keep'));
  await screen.findByText(t('kept'));
  expect(screen.getByRole('button', { name: t('remake') })).not.toHaveClass('button-primary');
});

it('a colleague who may not edit the class sees the planned maps without any button', async () => {
  await openPage({ stored: [toCome(0, addDays(today, 7))], mayEdit: false });
  expect(within(cards()[0]!).getByRole('link')).toHaveAttribute('href', `/app/maps/${testId(4)}`);
  expect(screen.queryByRole('button', { name: t('remake') })).not.toBeInTheDocument();
  expect(within(cards()[0]!).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: t('views.seats') }));
  expect(
    within(screen.getByRole('table', { name: t('seats') })).getByText(
      t('seat', { row: 1, place: 1 }),
    ),
  ).toBeInTheDocument();
});

it('a saved term plan can be printed, downloaded and exported to a calendar', async () => {
  window.print = jest.fn();
  await openPage({ stored: [toCome(0, addDays(today, 7)), toCome(1, addDays(today, 28))] });
  await click(t('print'));
  expect(window.print).toHaveBeenCalled();
  for (const [name, kind] of [
    ['pdf', 'pdf?lang=en&paper=a4'],
    ['excel', 'xlsx?lang=en'],
  ] as const) {
    const link = screen.getByRole('link', { name: words('Download')(name) });
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`${termPlanUrl}/${kind.replace('?', '\\?')}$`),
    );
  }
  await click(t('calendar'));
  const [file, name] = jest.mocked(saveFile).mock.calls[0]!;
  expect([name, file.type]).toEqual(['Seating maps 8B.ics', 'text/calendar']);
});
