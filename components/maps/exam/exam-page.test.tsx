/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { downloadExamPapers } from '@/lib/client/maps/exam-papers';
import { todayInNorway } from '@/lib/client/page/today';
import { examPapersSchema, type ExamPapersInput } from '@/lib/contracts/maps/exam-papers';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { z } from 'zod';
import { readDraft, writeDraft } from '@/lib/client/local/drafts';
import { testId } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { maxDesks } from '@/lib/core/rooms/room-layout';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ExamPage } from './exam-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
jest.mock('@/lib/client/maps/exam-papers');
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'teacher' }));
const download = jest.mocked(downloadExamPapers);

const t = words('Exam');
const finder = words('LessonList');
const classId = testId(9);
const otherId = testId(8);
const pupilsOf = (names: string, from: number) =>
  names.split(' ').map((name, index) => ({ id: testId(from + index), name, marks: [0] }));
const pupils = pupilsOf('Ada Bo Cy Dag', 0);
const others = pupilsOf('Eva Finn', 4);

const summary = {
  id: otherId,
  grade: '8',
  name: '8C',
  pupilCount: 2,
  teacherName: 'Kari',
  isOwn: true,
  mayEdit: true,
  isPrivate: false,
  activeMap: null,
};

async function openPage({
  conditions = [] as Condition[],
  away = [] as string[],
  gone = false,
} = {}) {
  window.history.replaceState(null, '', `/app/classes/${classId}/exam`);
  const map = savedMap({
    id: testId(7),
    roomName: 'pairs',
    desks: standardRoom('pairs', 6).desks,
    seats: [],
  });
  const maps = [{ ...map, isToCome: false, plannedFor: null }];
  const api = fakeApi({
    [`GET /classes/${classId}`]: { body: classDetail({ id: classId, pupils, maps }) },
    [`GET /classes/${otherId}`]: gone
      ? problem('notFound')
      : { body: classDetail({ id: otherId, name: '8C', pupils: others, maps: [] }) },
    [`GET /classes/${classId}/conditions`]: { body: { ...nothingKept, version: 1, conditions } },
    [`GET /classes/${otherId}/conditions`]: { body: nothingKept },
    [`GET /classes/${classId}/rooms`]: { body: [] },
    'GET /rooms': { body: [] },
    'GET /classes?list=own': { body: { classes: [summary], total: 1, next: null } },
    [`GET /maps/${map.id}`]: { body: map },
    [`GET /maps/${map.id}/absences/${todayInNorway()}`]: {
      body: { away: away.map((pupilId) => ({ pupilId, markedBy: null })) },
    },
  });
  const { unmount } = renderApp(<ExamPage />);
  await screen.findByRole('heading', { name: t('title', { name: '8B' }) });
  return { ...api, unmount };
}
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const desks = () => screen.getAllByRole('button', { name: /^Desk \d+:/ });
const taken = () =>
  desks().flatMap((desk) => {
    const [, number, rest] = /^Desk (\d+): (.*)$/.exec(
      desk.querySelector('.sr-only')!.textContent!,
    )!;
    return rest === t('free') ? [] : [{ number: Number(number), rest: rest! }];
  });
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};
const papers = async (kind: ExamPapersInput['kind']) => {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t(`papers.${kind}`) })).toBeEnabled(),
  );
  await click(t(`papers.${kind}`));
  return examPapersSchema.parse(download.mock.lastCall![0]);
};

beforeEach(() => sessionStorage.clear());

it('the exam page seats the present pupils, assigns test variants and creates a printout', async () => {
  await openPage({ away: [testId(3)] });
  await waitFor(() => expect(taken()).toHaveLength(3));
  expect(
    taken()
      .map(({ rest }) => rest.replace(/, variant .$/, ''))
      .sort(),
  ).toEqual(['Ada', 'Bo', 'Cy']);
  await type(t('testName'), 'Tentamen');
  await type(t('time'), '9');
  const sent = await papers('signIn');
  expect(sent).toMatchObject({
    kind: 'signIn',
    title: 'Tentamen',
    day: todayInNorway(),
    sittings: [{ time: '09:00' }],
  });
  const seats = sent.sittings[0]!.seats;
  expect(seats.map(({ name, desk }) => `${desk} ${name}`).sort()).toEqual(
    taken()
      .map(({ number, rest }) => `${number} ${rest.replace(/, variant .$/, '')}`)
      .sort(),
  );
  expect(seats.every(({ variant, className }) => variant !== null && className === '8B')).toBe(
    true,
  );
});

it('the exam page seats the pupils at other desks when two desks are left out', async () => {
  await openPage();
  await waitFor(() => expect(taken()).toHaveLength(4));
  for (const number of [1, 2]) {
    await click(new RegExp(`^Desk ${number}:`));
    const desk = screen.getByRole('button', { name: new RegExp(`^Desk ${number}:`) });
    expect(desk).toHaveAttribute('aria-pressed', 'true');
  }
  await waitFor(() =>
    expect(
      taken()
        .map(({ number }) => number)
        .sort(),
    ).toEqual([3, 4, 5, 6]),
  );
  await click(/^Desk 1:/);
  expect(screen.getByRole('button', { name: /^Desk 1:/ })).toHaveAttribute('aria-pressed', 'false');
});

it('the exam room is one tab stop, in which arrow keys move the focus between desks', async () => {
  await openPage();
  await waitFor(() => expect(taken()).toHaveLength(4));
  const stops = () => desks().filter((desk) => desk.tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveTextContent(/^Desk 2:/);
  expect(stops()).toEqual([document.activeElement]);
  await userEvent.keyboard(' ');
  expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
});

it('the exam page divides two classes into two sittings when the room is too small for both', async () => {
  await openPage();
  await userEvent.click(screen.getByText(t('addClasses')));
  await userEvent.click(await screen.findByRole('button', { name: finder('add', { name: '8C' }) }));
  await screen.findByRole('heading', { name: t('title', { name: '8B, 8C' }) });
  await waitFor(() => expect(taken()).toHaveLength(6));
  expect(taken().some(({ rest }) => rest.startsWith('Eva, 8C'))).toBe(true);
  await type(t('seats'), '4');
  expect(
    await screen.findByText(t('inSittings', { sizes: '3 + 3' }), { exact: false }),
  ).toBeVisible();
  await waitFor(() => expect(taken()).toHaveLength(3));
  const first = taken().map(({ rest }) => rest);
  await click(t('sitting', { number: 2 }));
  const second = taken().map(({ rest }) => rest);
  const names = [...first, ...second].map((rest) => rest.split(',')[0]);
  expect(names.sort()).toEqual(['Ada', 'Bo', 'Cy', 'Dag', 'Eva', 'Finn']);
  await type(t('timeOf', { number: 2 }), '11.30');
  expect((await papers('doorLists')).sittings.map(({ time }) => time)).toEqual([null, '11:30']);
  await click(t('removeClass', { name: '8C' }));
  await screen.findByRole('heading', { name: t('title', { name: '8B' }) });
});

it('the exam page names the conditions that an alphabetical seating breaks', async () => {
  const front = { id: testId(5), type: 'front' as const, pupils: [testId(3)] };
  await openPage({ conditions: [front] });
  await waitFor(() => expect(taken()).toHaveLength(4));
  expect(screen.queryByText(t('broken'))).not.toBeInTheDocument();
  // The room has a second row, so the last name in the alphabet is not in front.
  await click(t('orders.alphabetical'));
  await waitFor(() =>
    expect(taken().map(({ rest }) => rest.split(',')[0])).toEqual(['Ada', 'Bo', 'Cy', 'Dag']),
  );
  expect(await screen.findByText(t('broken'))).toBeInTheDocument();
});

it('the exam page shows a message beside an invalid time and disables the buttons for printouts', async () => {
  await openPage();
  await waitFor(() => expect(taken()).toHaveLength(4));
  await type(t('time'), '25:00');
  expect(screen.getByText(t('timeWrong'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('papers.placeCards') })).toBeDisabled();
  await type(t('seats'), '0');
  expect(screen.getByText(t('seatsWrong', { max: maxDesks }))).toBeInTheDocument();
  await type(t('seats'), '');
  await type(t('time'), '');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('papers.placeCards') })).toBeEnabled(),
  );
});

it('the exam page offers to load a class again after an error', async () => {
  const api = await openPage();
  const whole = api.answers[`GET /classes/${otherId}`]!;
  api.answers[`GET /classes/${otherId}`] = problem('internal');
  await userEvent.click(screen.getByText(t('addClasses')));
  await userEvent.click(await screen.findByRole('button', { name: finder('add', { name: '8C' }) }));
  const retry = await screen.findByRole('button', { name: t('tryAgain') });
  api.answers[`GET /classes/${otherId}`] = whole;
  await userEvent.click(retry);
  await waitFor(() => expect(taken()).toHaveLength(6));
  expect(within(document.body).queryByRole('button', { name: t('tryAgain') })).toBeNull();
});

it('the exam page moves the focus to the list of classes when a class is removed', async () => {
  await openPage();
  await userEvent.click(screen.getByText(t('addClasses')));
  const list = () => screen.getByRole('heading', { name: /^Classes/ });
  await userEvent.click(await screen.findByRole('button', { name: finder('add', { name: '8C' }) }));
  await click(t('removeClass', { name: '8C' }));
  await waitFor(() => expect(list()).toHaveFocus());
});

it('the exam page offers to leave out a class that was deleted', async () => {
  const { unmount } = await openPage();
  await userEvent.click(screen.getByText(t('addClasses')));
  await userEvent.click(await screen.findByRole('button', { name: finder('add', { name: '8C' }) }));
  await waitFor(() => expect(taken()).toHaveLength(6));
  unmount();
  await openPage({ gone: true });
  expect(await screen.findByText(t('classGone'))).toBeInTheDocument();
  await click(t('leaveOut'));
  await waitFor(() => expect(taken()).toHaveLength(4));
  expect(screen.queryByText(t('classGone'))).not.toBeInTheDocument();
});

it('the exam page shows a message when every desk is left out', async () => {
  await openPage();
  await waitFor(() => expect(taken()).toHaveLength(4));
  for (const number of [1, 2, 3, 4, 5, 6]) await click(new RegExp(`^Desk ${number}:`));
  expect(screen.getByText(t('noDesks'))).toBeInTheDocument();
  await click(/^Desk 3:/);
  await waitFor(() => expect(taken()).toHaveLength(1));
});

it('the exam page replaces the absent pupils of an older draft by the pupils absent today', async () => {
  const { unmount } = await openPage({ away: [testId(3)] });
  unmount();
  const key = Object.keys(sessionStorage).find((one) => one.includes(':exam:'))!;
  const own = key.slice('draft:'.length);
  const draft = readDraft(own, z.looseObject({}));
  writeDraft(own, { ...draft, day: '2026-01-01', title: 'Tentamen' });
  await openPage({ away: [testId(2)] });
  expect(screen.getByLabelText(t('testName'))).toHaveValue('Tentamen');
  await waitFor(() =>
    expect(
      taken()
        .map(({ rest }) => rest.split(',')[0])
        .sort(),
    ).toEqual(['Ada', 'Bo', 'Dag']),
  );
});

it('the list of rooms on the exam page stays open for arrow keys and closes on a click', async () => {
  const rooms = words('RoomStep');
  const kinds = words('RoomKinds');
  await openPage();
  await click(rooms('changeRoom'));
  act(() => screen.getByRole('radio', { name: new RegExp(kinds('pairs')) }).focus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(
    screen.getAllByRole('radio').indexOf(document.activeElement as HTMLElement),
  ).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(kinds('single')) }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: rooms('changeRoom') })).toHaveFocus();
});

it('the exam page shows the sittings in a drop-down list when there are many sittings', async () => {
  await openPage();
  await type(t('seats'), '1');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: t('sittings') }),
    t('sitting', { number: 4 }),
  );
  await waitFor(() => expect(taken()).toHaveLength(1));
  expect(screen.getByRole('combobox', { name: t('sittings') })).toHaveValue('3');
});

it('the exam page disables the buttons for printouts while the seats are shuffled', async () => {
  await openPage();
  const cards = () => screen.getByRole('button', { name: t('papers.placeCards') });
  await waitFor(() => expect(cards()).toBeEnabled());
  await click(t('again'));
  expect(cards()).toBeDisabled();
  await waitFor(() => expect(cards()).toBeEnabled());
});

it('the exam page shows the message about shuffled seats until a desk is changed', async () => {
  await openPage();
  await waitFor(() => expect(taken()).toHaveLength(4));
  await click(t('again'));
  expect(await screen.findByText(t('shuffled'))).toBeInTheDocument();
  await click(/^Desk 1:/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('papers.signIn') })).toBeEnabled(),
  );
  expect(screen.queryByText(t('shuffled'))).not.toBeInTheDocument();
});
