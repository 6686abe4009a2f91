/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassStage } from './class-stage';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

type Listed = ClassDetail['maps'][number];

const t = words('MapList');
const history = words('MapHistory');
const tools = words('ClassTools');
const classId = testId(9);
const reading = `GET /classes/${classId}`;
const past = `GET /classes/${classId}/maps`;
const pupils = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: testId(index), name }));
const [ada, bo, cy] = pupils as [Pupil, Pupil, Pupil];
type Pupil = (typeof pupils)[number];
const desks = [0, 1, 2].map((col) => ({ row: 0, col }));
const inOrder = (...order: Pupil[]) =>
  order.map((pupil, index) => ({ pupil, desk: desks[index]! }));

const listed = (id: number, values: Partial<Listed>): Listed => ({
  id: testId(id),
  name: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  roomName: 'pairs',
  plannedFor: null,
  isActive: false,
  isToCome: false,
  ...values,
});
const newer = listed(8, { name: 'Week 6', isActive: true });
const older = listed(7, { name: 'Week 4' });
const toCome = listed(4, { isToCome: true, plannedFor: '2098-01-06' });

async function openStage(maps: Listed[], values: Partial<ClassDetail> = {}) {
  window.localStorage.clear();
  window.history.replaceState(null, '', `/app/classes/${classId}`);
  const show = (shown: Listed[]) => ({ body: classDetail({ pupils, maps: shown, ...values }) });
  const map = (id: number, name: string, ...order: Pupil[]) => ({
    body: savedMap({ classId, desks, id: testId(id), name, seats: inOrder(...order) }),
  });
  const seats = inOrder(ada, bo, cy);
  const api = fakeApi({
    [reading]: show(maps),
    [past]: {
      body: [
        {
          id: newer.id,
          desks,
          seats: [ada, bo, cy].map((one, col) => ({ pupilId: one.id, desk: { row: 0, col } })),
        },
      ],
    },
    [`GET /classes/${classId}/conditions`]: { body: nothingKept },
    [`GET /classes/${classId}/rooms`]: { body: [] },
    [`GET /classes/${classId}/group-rounds`]: { body: [] },
    [`GET /classes/${classId}/term-plan`]: { body: [savedMap({ ...toCome, desks, seats })] },
    [`GET /maps/${older.id}`]: map(7, 'Week 4', ada, bo, cy),
    [`GET /maps/${newer.id}`]: map(8, 'Week 6', ada, cy, bo),
  });
  renderApp(<ClassStage />);
  await screen.findByRole('list', { name: tools('title') });
  return { api, show: (shown: Listed[]) => (api.answers[reading] = show(shown)) };
}
const strip = () => within(screen.getByRole('list', { name: t('title') }));
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openSettings = (name: string) => click(history('changeName', { name }));

it('the strip of maps shows the active map, then the planned maps, then the earlier maps', async () => {
  const last = listed(5, { isToCome: true, plannedFor: '2098-02-03' });
  await openStage([last, toCome, newer, older]);
  expect(
    strip()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([newer, toCome, last, older].map(({ id }) => `/app/maps/${id}`));
  expect(strip().getByText(t('from', { day: 'Jan 6, 2098' }))).toBeVisible();
});

it('the class page reports a planned map that no longer fits the class', async () => {
  await openStage([toCome], { pupils: [...pupils, { id: testId(3), name: 'Di' }] });
  expect(await screen.findByText(words('TermPlan')('unfit', { count: 1 }))).toBeInTheDocument();
});

it('a teacher deletes a map and restores the map from the strip of maps', async () => {
  const { api, show } = await openStage([newer, older]);
  await openSettings('Week 6');
  api.answers[`DELETE /maps/${newer.id}`] = { status: 204 };
  show([{ ...older, isActive: true }]);
  await click(history('delete'));
  expect(await screen.findByText(history('isDeleted', { name: 'Week 6' }))).toBeInTheDocument();
  await waitFor(() => expect(strip().getAllByRole('link')).toHaveLength(1));

  api.answers[`POST /maps/${newer.id}/restore`] = api.answers[`GET /maps/${newer.id}`]!;
  show([newer, older]);
  await click(history('undoName', { name: 'Week 6' }));
  expect(await strip().findByRole('link', { name: /Week 6/ })).toBeInTheDocument();
  expect(screen.queryByText(history('isDeleted', { name: 'Week 6' }))).not.toBeInTheDocument();
});

it('the typed name of a map remains in its field when the name cannot be saved', async () => {
  const { api } = await openStage([newer, older]);
  api.answers[`PATCH /maps/${older.id}`] = { status: 503, body: '' };
  await openSettings('Week 4');
  const field = screen.getByRole('textbox', { name: history('name') });
  await userEvent.clear(field);
  await userEvent.type(field, 'Weeks 4 and 5{Enter}');
  expect(await screen.findByText(words('Errors')('unreadable'))).toBeInTheDocument();
  expect(field).toHaveValue('Weeks 4 and 5');
  expect(api.sent(`PATCH /maps/${older.id}`)).toEqual([{ name: 'Weeks 4 and 5' }]);
});

it('a teacher makes an earlier map the active map', async () => {
  const { api } = await openStage([newer, older]);
  api.answers[`POST /maps/${older.id}/activate`] = api.answers[`GET /maps/${older.id}`]!;
  await openSettings('Week 4');
  await click(history('activate'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(`POST /maps/${older.id}/activate`)).toHaveLength(1);
});

describe('the comparison of two maps', () => {
  const compare = async () => {
    await click(t('compare'));
    for (const name of [/Week 6/, /Week 4/]) await click(name);
  };

  it('shows the older map first, and lists moved pupils, new pairs and repeated pairs', async () => {
    await openStage([newer, older]);
    await compare();
    const figures = await screen.findAllByRole('figure');
    expect(figures.map((one) => one.querySelector('figcaption')!.textContent)).toEqual([
      'Week 4',
      'Week 6',
    ]);
    const fact = (key: string) => screen.getByText(key).nextElementSibling;
    expect(fact(history('moved'))).toHaveTextContent('Bo and Cy');
    expect(fact(history('newPairs'))).toHaveTextContent('Ada and Cy');
    expect(fact(history('repeatedPairs'))).toHaveTextContent('Bo and Cy');
    await click(t('close'));
    expect(strip().getAllByRole('link')).toHaveLength(2);
  });

  it('shows an error without a retry when one map was deleted', async () => {
    const { api } = await openStage([newer, older]);
    api.answers[`GET /maps/${older.id}`] = problem('notFound');
    await compare();
    expect(await screen.findByRole('alert')).toHaveTextContent(words('Errors')('notFound'));
    expect(screen.queryByRole('button', { name: words('LoadFailed')('tryAgain') })).toBeNull();
  });
});

it('the table of neighbours counts how often each pair has sat together', async () => {
  await openStage([newer, older]);
  const pairs = t('pairs', { count: 2, total: 3 });
  await screen.findByRole('button', { name: pairs });
  await click(pairs);
  const table = await screen.findByRole('table', { name: history('perPupil') });
  expect(within(table).getByRole('row', { name: /^Ada/ })).toHaveTextContent(
    history('times', { count: 1, total: 1 }),
  );
  expect(within(table).getByRole('row', { name: /^Bo/ })).toHaveTextContent('Ada 1, Cy 1');
  const [, adas] = within(screen.getByRole('table', { name: history('matrix') })).getAllByRole(
    'row',
  );
  expect(
    within(adas!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', '1', history('never')]);
});

it('a colleague who may not edit the class sees its maps, but no buttons to change them', async () => {
  await openStage([newer, older], { mayEdit: false });
  expect(strip().getAllByRole('link')).toHaveLength(2);
  expect(strip().queryByRole('button')).not.toBeInTheDocument();
});

it('the class page shows a summary of the term plan, the groups and the random picker of pupils', async () => {
  await openStage([toCome, newer]);
  const plan = screen.getByRole('link', { name: tools('plan') });
  expect(plan).toHaveAttribute('href', `/app/classes/${classId}/term-plan`);
  expect(screen.getByText(tools('planned', { count: 1, last: 'Jan 6' }))).toBeVisible();
  expect(screen.getByText(tools('noGroups'))).toBeVisible();
  expect(screen.getByText(tools('picked', { count: 0, total: 3 }))).toBeVisible();
});
