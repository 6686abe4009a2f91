/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from '@/components/ui/notification-area';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { todayInNorway } from '@/lib/client/page/today';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import { addDays } from '@/lib/core/conditions/condition';
import { toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { GroupsPage } from './groups-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));

const t = words('Groups');
const classId = testId(9);
const pupils = ['Ada', 'Bo', 'Cy', 'Dag'].map((name, index) => ({ id: testId(index), name }));
const [ada, bo, cy, dag] = pupils.map(({ id }) => id) as [string, string, string, string];
const today = todayInNorway();
const url = `/classes/${classId}/group-rounds`;

/** The rounds of a request as the server stores them, with the next version. */
const toKept = (body: unknown) =>
  (body as { rounds: GroupRound[] }).rounds.map((one) => ({ ...one, version: one.version + 1 }));

beforeEach(() => window.sessionStorage.clear());

async function openPage({
  kept = [] as GroupRound[],
  conditions = [] as KeptConditions['conditions'],
  away = [] as string[],
  mayEdit = true,
  marked = {},
} = {}) {
  window.history.replaceState(null, '', `/app/classes/${classId}/groups`);
  const map = savedMap({ id: testId(8), seats: [] });
  const api = fakeApi({
    [`GET /classes/${classId}`]: {
      body: classDetail({
        id: classId,
        pupils,
        mayEdit,
        ...marked,
        maps: [{ ...map, isToCome: false, plannedFor: null }],
      }),
    },
    [`GET /classes/${classId}/conditions`]: { body: { ...nothingKept, version: 1, conditions } },
    [`GET ${url}`]: { body: kept },
    [`GET /maps/${map.id}`]: { body: map },
    [`GET /maps/${map.id}/absences/${todayInNorway()}`]: {
      body: { away: away.map((pupilId) => ({ pupilId, markedBy: null })) },
    },
  });
  api.answers[`PUT ${url}`] = ({ body }) => ({ body: toKept(body) });
  renderApp(
    <>
      <GroupsPage />
      <NotificationArea closeLabel="Close" className="" />
    </>,
  );
  await screen.findByRole('heading', { name: t('title', { name: '8B' }) });
  return api;
}
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};
const namesOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')!.textContent);
/** The names in each group that is shown. */
const shownGroups = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => namesOf(heading.closest('li') as HTMLElement));
const chip = (name: string) => {
  const board = screen.getByRole('list', { name: t('one') });
  return within(board).getByRole('checkbox', { name });
};
const lastKept = (api: Awaited<ReturnType<typeof openPage>>) =>
  (api.sent(`PUT ${url}`) as { rounds: GroupRound[] }[]).at(-1)!.rounds;

it('the groups page makes groups when the group size changes, and saves the groups', async () => {
  const api = await openPage();
  await waitFor(() => expect(shownGroups()).toHaveLength(1));
  await type(t('sizeLabel'), '2');
  expect(screen.getByText(t('equal', { count: 2, size: 2 }))).toBeInTheDocument();
  await waitFor(() => expect(shownGroups()).toHaveLength(2));
  await click(t('keep'));
  await screen.findByText(t('kept', { count: 1 }));
  const [round] = lastKept(api);
  expect(round!.day).toBe(today);
  expect(round!.groups.map((group) => group.length)).toEqual([2, 2]);
  expect(round!.groups.flat().sort()).toEqual([ada, bo, cy, dag].sort());
});

it('the groups page leaves out absent pupils and shows that the group sizes differ', async () => {
  await openPage({ away: [dag] });
  await type(t('sizeLabel'), '2');
  expect(screen.getByText(t('unequal', { larger: 1, most: 2, others: 1, least: 1 }))).toBeVisible();
  await waitFor(() => expect(shownGroups()).toHaveLength(2));
  expect(shownGroups().flat().sort()).toEqual(['Ada', 'Bo', 'Cy']);
});

it('the groups page repeats no pair of earlier rounds in two new rounds', async () => {
  const kept = [
    {
      id: testId(7),
      version: 1,
      day: today,
      groups: [
        [ada, bo],
        [cy, dag],
      ],
    },
  ];
  const api = await openPage({ kept });
  await type(t('sizeLabel'), '2');
  await type(t('rounds'), '2');
  await screen.findByRole('heading', { name: t('round', { number: 2, count: 2 }) });
  await click(t('keep'));
  await screen.findByText(t('kept', { count: 2 }));
  const rounds = lastKept(api);
  expect(rounds.map(({ day }) => day)).toEqual([today, addDays(today, 7)]);
  const mates = rounds.map(({ groups }) =>
    groups.find((group) => group.includes(ada))!.find((id) => id !== ada),
  );
  expect(mates.sort()).toEqual([cy, dag].sort());
});

it('the groups page names the conditions that clash', async () => {
  const together = { id: testId(5), type: 'together' as const, pupils: [ada, bo, cy] };
  await openPage({ conditions: [together] });
  await screen.findAllByRole('heading', { level: 3 });
  await type(t('sizeLabel'), '2');
  const clash = (await screen.findByText(t('clash'))).closest<HTMLElement>('[role=alert]')!;
  expect(within(clash).getByRole('listitem')).toHaveTextContent('Ada, Bo, and Cy');
  await type(t('sizeLabel'), '3');
  expect(screen.queryByText(t('clash'))).not.toBeInTheDocument();
  expect(await screen.findByText(t('clash'))).toBeInTheDocument();
  await type(t('sizeLabel'), '4');
  await waitFor(() => expect(screen.queryByText(t('clash'))).not.toBeInTheDocument());
  expect(shownGroups()).toHaveLength(1);
});

it('the groups page names a condition on a coloured mark by the mark, in the settings and in a clash', async () => {
  const together = { id: testId(5), type: 'together' as const, pupils: [toMarkId(0)] };
  const marked = {
    marks: [{ symbol: 0, name: 'blue' }],
    pupils: pupils.map((pupil) => (pupil.id === dag ? pupil : { ...pupil, marks: [0] })),
  };
  await openPage({ conditions: [together], marked });
  const sentence = words('Conditions')('sentence.together', { names: 'blue' });
  const settings = (await screen.findByText(t('conditions', { count: 1 }))).closest('details');
  expect(settings).toHaveTextContent(sentence);
  await type(t('sizeLabel'), '2');
  const clash = (await screen.findByText(t('clash'))).closest<HTMLElement>('[role=alert]')!;
  expect(within(clash).getByRole('listitem')).toHaveTextContent(sentence);
});

it('a teacher swaps and moves pupils between groups, and undoes the swap', async () => {
  const kept = [
    {
      id: testId(7),
      version: 1,
      day: today,
      groups: [
        [ada, bo],
        [cy, dag],
      ],
    },
  ];
  const apart = { id: testId(5), type: 'apart' as const, pupils: [ada, dag] };
  const api = await openPage({ kept, conditions: [apart] });
  await userEvent.click(chip('Bo'));
  await userEvent.click(chip('Dag'));
  expect(shownGroups()).toEqual([
    ['Ada', 'Dag'],
    ['Cy', 'Bo'],
  ]);
  expect(screen.getByText(/Ada and Dag/, { selector: 'p.text-sm' })).toBeInTheDocument();
  await click(t('undo'));
  expect(shownGroups()).toEqual([
    ['Ada', 'Bo'],
    ['Cy', 'Dag'],
  ]);
  await userEvent.click(chip('Ada'));
  await click(t('moveHere', { name: 'Ada' }));
  expect(shownGroups()).toEqual([['Bo'], ['Cy', 'Dag', 'Ada']]);
  await click(t('keep'));
  await screen.findByText(t('kept', { count: 1 }));
  // The change is saved in the same round.
  expect(lastKept(api)).toEqual([{ ...kept[0], groups: [[bo], [cy, dag, ada]] }]);
});

it('the groups page shows unsaved groups after saving has failed', async () => {
  const api = await openPage();
  api.answers[`PUT ${url}`] = problem('noActivePlan');
  await click(t('keep'));
  await screen.findByText(t('notKept'));
  expect(shownGroups()).toHaveLength(1);
  expect(screen.getByRole('button', { name: t('keep') })).toBeEnabled();
});

it('the groups page shows a message when saving fails because the teacher may no longer edit the class', async () => {
  const api = await openPage({ kept: [two] });
  await userEvent.click(chip('Ada'));
  await userEvent.click(chip('Dag'));
  api.answers[`PUT ${url}`] = problem('forbidden');
  api.answers[`GET /classes/${classId}`] = {
    body: classDetail({ id: classId, pupils, mayEdit: false, maps: [] }),
  };
  await click(t('keep'));
  await screen.findByText(words('RightEnded')('title'));
  expect(screen.queryByText(t('notKept'))).not.toBeInTheDocument();
  // The unsaved groups remain visible until the teacher discards them.
  expect(screen.getByText('Dag').closest('li[class]')).toHaveTextContent('Bo');
  await click(words('RightEnded')('discard'));
  expect(screen.queryByText(words('RightEnded')('title'))).not.toBeInTheDocument();
  expect(screen.queryByText(t('notKept'))).not.toBeInTheDocument();
  expect(screen.getByText('Ada').closest('li[class]')).toHaveTextContent('Bo');
});

it('the groups page makes no groups for a colleague who may not edit the class', async () => {
  await openPage({ mayEdit: false });
  expect(screen.getByText(t('noneKept'))).toBeInTheDocument();
});

it('the groups page stores a draft only after the teacher has made the groups again', async () => {
  await openPage();
  await screen.findByRole('button', { name: t('keep') });
  expect({ ...window.sessionStorage }).toEqual({});
  await click(t('remake'));
  await screen.findByRole('button', { name: t('undo') });
  expect(JSON.stringify({ ...window.sessionStorage })).toContain('groups');
});

it('the groups page starts with the group size of the last round', async () => {
  const kept = [{ id: testId(7), version: 1, day: today, groups: [[ada, bo, cy], [dag]] }];
  await openPage({ kept });
  expect(screen.getByLabelText(t('sizeLabel'))).toHaveValue('3');
});

it('the groups page shows an invalid number beside its field', async () => {
  await openPage({ kept: [two] });
  await type(t('sizeLabel'), '5');
  expect(screen.getByText(t('numberWrong', { max: 4 }))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('make') })).toBeDisabled();
  await type(t('sizeLabel'), '2');
  await type(t('rounds'), 'x');
  expect(screen.getByText(t('numberWrong', { max: 40 }))).toBeInTheDocument();
});

it('a teacher deletes a saved round of groups and restores the round', async () => {
  const kept = [
    {
      id: testId(7),
      version: 1,
      day: today,
      groups: [
        [ada, bo],
        [cy, dag],
      ],
    },
  ];
  const api = await openPage({ kept });
  // The list must disappear before the response with the empty list arrives.
  api.answers[`DELETE ${url}/${testId(7)}`] = () => {
    api.answers[`GET ${url}`] = async () => {
      await waitFor(() => expect(screen.queryByText(t('keptTitle'))).not.toBeInTheDocument());
      return { body: [] };
    };
    return { status: 204 };
  };
  await click(/^Delete the groups of/);
  await screen.findByText(t('removed'));
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await click(t('undo'));
  await screen.findAllByRole('heading', { level: 3 });
  expect(lastKept(api)).toEqual(kept);
});

it('a colleague who may not edit the class sees the saved groups', async () => {
  const kept = [
    {
      id: testId(7),
      version: 1,
      day: today,
      groups: [
        [ada, bo],
        [cy, dag],
      ],
    },
  ];
  await openPage({ kept, mayEdit: false });
  expect(screen.getByText('Ada')).toBeInTheDocument();
  for (const name of [t('make'), t('keep')]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

const two: GroupRound = {
  id: testId(7),
  version: 1,
  day: today,
  groups: [
    [ada, bo],
    [cy, dag],
  ],
};
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('a pupil who is moved or swapped by keyboard keeps the focus', async () => {
  await openPage({ kept: [two] });
  act(() => chip('Ada').focus());
  await userEvent.keyboard(' {End}{Escape}');
  expect(chip('Ada')).not.toBeChecked();
  await userEvent.keyboard('{Home} {End} ');
  expect(shownGroups()).toEqual([
    ['Dag', 'Bo'],
    ['Cy', 'Ada'],
  ]);
  expect(chip('Ada')).toHaveFocus();
  await userEvent.keyboard(' ');
  act(() => screen.getByRole('button', { name: t('moveHere', { name: 'Ada' }) }).focus());
  await userEvent.keyboard('{Enter}');
  expect(shownGroups()).toEqual([['Dag', 'Bo', 'Ada'], ['Cy']]);
  expect(chip('Ada')).toHaveFocus();
});

it('the groups page announces new groups and moves the focus after undo and save', async () => {
  await openPage({ kept: [two] });
  await click(t('make'));
  await screen.findByRole('button', { name: t('keep') });
  expect(announced()).toContain(t('made', { rounds: 1, groups: 2 }));
  await click(t('undo'));
  expect(announced()).toContain(t('undone'));
  expect(screen.getByRole('button', { name: t('make') })).toHaveFocus();
  await click(t('make'));
  await click(t('keep'));
  await screen.findByText(t('kept', { count: 1 }));
  expect(screen.getByRole('button', { name: t('make') })).toHaveFocus();
});

it('the groups page removes an absent pupil from unsaved groups and lets a late pupil join', async () => {
  await openPage({ away: [dag] });
  await screen.findByRole('button', { name: t('keep') });
  const absent = screen.getByRole('group', { name: t('away') });
  await userEvent.click(within(absent).getByRole('checkbox', { name: 'Ada' }));
  await userEvent.click(within(absent).getByRole('checkbox', { name: 'Dag' }));
  expect(shownGroups().map((group) => group.sort())).toEqual([['Bo', 'Cy'], ['Dag']]);
  expect(screen.getByRole('heading', { name: t('without') })).toBeInTheDocument();
  await userEvent.click(chip('Dag'));
  await click(t('moveHere', { name: 'Dag' }));
  expect(shownGroups().map((group) => group.sort())).toEqual([['Bo', 'Cy', 'Dag']]);
});

it('the groups page leaves absent pupils out of the first round only', async () => {
  await openPage({ away: [dag] });
  await type(t('sizeLabel'), '2');
  await type(t('rounds'), '3');
  await screen.findByRole('heading', { name: t('round', { number: 3, count: 3 }) });
  await waitFor(() => expect(shownGroups()).toHaveLength(6));
  const sizes = () => {
    const flat = shownGroups();
    return [flat.filter((group) => group.includes('Dag')).length, flat.flat().length];
  };
  expect(sizes()).toEqual([2, 3 + 4 + 4]);
  const absent = screen.getByRole('group', { name: t('awayAtFirst') });
  await userEvent.click(within(absent).getByRole('checkbox', { name: 'Ada' }));
  expect(sizes()).toEqual([2, 2 + 4 + 4]);
});

it('the groups page restores unsaved groups after a saved round was shown', async () => {
  await openPage({ kept: [two] });
  await userEvent.click(chip('Ada'));
  await userEvent.click(chip('Dag'));
  await click(/2 groups$/);
  expect(shownGroups()[0]).toEqual(['Ada', 'Bo']);
  await screen.findByText(t('putAside'));
  await userEvent.click(screen.getAllByRole('button', { name: t('undo') }).at(-1)!);
  expect(shownGroups()[0]).toEqual(['Dag', 'Bo']);
});

it('the key Ctrl+Z undoes a swap of two pupils', async () => {
  await openPage({ kept: [two] });
  await userEvent.click(chip('Ada'));
  await userEvent.click(chip('Dag'));
  expect(shownGroups()[0]).toEqual(['Dag', 'Bo']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shownGroups()[0]).toEqual(['Ada', 'Bo']);
});

it('a change of groups during a save remains unsaved', async () => {
  const api = await openPage({ kept: [two] });
  let answer = () => {};
  api.answers[`PUT ${url}`] = ({ body }) =>
    new Promise((resolve) => {
      answer = () => resolve({ body: toKept(body) });
    });
  await userEvent.click(chip('Ada'));
  await userEvent.click(chip('Dag'));
  await click(t('keep'));
  await userEvent.click(chip('Bo'));
  await userEvent.click(chip('Cy'));
  answer();
  await screen.findByText(t('kept', { count: 1 }));
  expect(shownGroups()).toEqual([
    ['Dag', 'Cy'],
    ['Bo', 'Ada'],
  ]);
  await click(t('keep'));
  expect(lastKept(api)[0]!.version).toBe(2);
  answer();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('keep') })).not.toBeInTheDocument(),
  );
});

it('unsaved groups remain when a colleague has changed the saved groups', async () => {
  const api = await openPage({ kept: [two] });
  await userEvent.click(chip('Ada'));
  await userEvent.click(chip('Dag'));
  api.answers[`PUT ${url}`] = problem('changedMeanwhile');
  api.answers[`GET ${url}`] = { body: [{ ...two, version: 2, day: addDays(today, -7) }] };
  await click(t('keep'));
  await screen.findByText(t('notKept'));
  expect(lastKept(api)[0]!.version).toBe(1);
  expect(shownGroups()[0]).toEqual(['Dag', 'Bo']);
  await waitFor(() => expect(api.sent(`GET ${url}`)).toHaveLength(2));
});

it('the groups page saves groups without a deleted pupil and without an empty group', async () => {
  const api = await openPage({ kept: [{ ...two, groups: [[ada], [bo, cy, dag]] }] });
  await userEvent.click(chip('Bo'));
  await click(t('moveHere', { name: 'Bo' }));
  await userEvent.click(chip('Bo'));
  await click(t('moveHere', { name: 'Bo' }));
  const whole = api.answers[`PUT ${url}`]!;
  api.answers[`PUT ${url}`] = problem('groupsInvalid');
  api.answers[`GET /classes/${classId}`] = {
    body: classDetail({ id: classId, pupils: pupils.slice(1), maps: [] }),
  };
  await click(t('keep'));
  await screen.findByText(t('notKept'));
  await waitFor(() => expect(shownGroups()).toHaveLength(1));
  api.answers[`PUT ${url}`] = whole;
  await click(t('keep'));
  await screen.findByText(t('kept', { count: 1 }));
  expect(lastKept(api)[0]!.groups).toEqual([[cy, dag, bo]]);
});

it("the groups page shows today's round, and counts only pairs of earlier rounds as repeated", async () => {
  const later = { ...two, id: testId(6), version: 1, day: addDays(today, 7) };
  await openPage({ kept: [later, two] });
  expect(screen.getByText(t('keptTitle'))).toBeInTheDocument();
  const current = screen.getAllByRole('button', { current: true });
  expect(current).toHaveLength(1);
  expect(screen.queryByText(/have been in a group before/)).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: /2 groups$/ })[0]!);
  expect(screen.getAllByText(/have been in a group before/)).toHaveLength(2);
});
