/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { MapList } from '@/lib/contracts/maps/maps';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassMapsPage } from './class-maps-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('MapHistory');
const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: id(index), name })) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];
const desks = [0, 1, 2].map((col) => ({ row: 0, col }));
const classId = id(9);
const apart = {
  id: 'c0000000-0000-4000-8000-000000000000',
  type: 'apart' as const,
  pupils: [ada.id, bo.id],
};

function listed(values: Partial<MapList['maps'][number]> = {}): MapList['maps'][number] {
  return {
    id: id(8),
    name: null,
    createdAt: '2025-02-01T08:00:00.000Z',
    activeFrom: '2025-02-01T08:00:00.000Z',
    createdBy: 'Kari',
    updatedAt: '2025-02-01T08:00:00.000Z',
    updatedBy: 'Kari',
    version: 1,
    isActive: false,
    plannedFor: null,
    roomName: 'pairs',
    seatedCount: 3,
    layout: { desks, marks: [], boardSide: 'top', takenDesks: desks },
    broken: [],
    ...values,
  };
}
const older = listed({
  id: id(7),
  name: 'Week 4',
  createdAt: '2025-01-20T08:00:00.000Z',
  activeFrom: '2025-01-20T08:00:00.000Z',
});
const newer = listed({ name: 'Week 6', isActive: true, broken: [apart] });

async function openPage(maps = [newer, older], mayEdit = true) {
  window.history.replaceState(null, '', `/app/classes/${classId}/maps`);
  const list = `GET /classes/${classId}/maps/all`;
  const page = (all: MapList['maps']) => ({
    body: { maps: all, total: all.length, hasMore: false },
  });
  const api = fakeApi({
    [`GET /classes/${classId}`]: { body: classDetail({ pupils: [ada, bo, cy], mayEdit }) },
    [list]: page(maps),
  });
  renderApp(<ClassMapsPage />);
  await screen.findByRole('heading', { name: t('title', { name: '8B' }) });
  return { api, show: (all: MapList['maps']) => (api.answers[list] = page(all)) };
}
const rows = () =>
  within(screen.getByRole('list', { name: t('allMaps') })).getAllByRole('listitem');
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function compare() {
  for (const name of ['Week 6', 'Week 4']) {
    await userEvent.click(screen.getByRole('checkbox', { name: t('chooseName', { name }) }));
  }
  await click(t('compare'));
}

it('lists the maps by date and says in words what a map breaks', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Week 6' })).toHaveAttribute(
    'href',
    `/app/maps/${id(8)}`,
  );
  expect(
    screen.getByText(words('Conditions')('sentence.apart', { names: 'Ada and Bo' })),
  ).toBeInTheDocument();
});

it('deletes a map at once and restores it from its place', async () => {
  const { api, show } = await openPage();
  api.answers[`DELETE /maps/${id(8)}`] = { status: 204 };
  show([{ ...older, isActive: true }]);
  await click(t('deleteName', { name: 'Week 6' }));
  expect(await screen.findByText(t('isDeleted', { name: 'Week 6' }))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Week 4' })).toBeInTheDocument();

  api.answers[`POST /maps/${id(8)}/restore`] = {
    body: savedMap({ id: id(8), classId, name: 'Week 6' }),
  };
  show([newer, older]);
  await click(t('undoName', { name: 'Week 6' }));
  expect(await screen.findByRole('link', { name: 'Week 6' })).toBeInTheDocument();
  expect(screen.queryByText(t('isDeleted', { name: 'Week 6' }))).not.toBeInTheDocument();
});

it('keeps what was typed as a name when it cannot be saved', async () => {
  const { api } = await openPage();
  api.answers[`PATCH /maps/${id(7)}`] = { status: 503, body: '' };
  await click(t('renameAgainName', { name: 'Week 4' }));
  const field = screen.getByRole('textbox', { name: t('name') });
  await userEvent.clear(field);
  await userEvent.type(field, 'Weeks 4 and 5{Enter}');
  expect(await screen.findByText(words('Errors')('unreadable'))).toBeInTheDocument();
  expect(field).toHaveValue('Weeks 4 and 5');
  expect(api.sent(`PATCH /maps/${id(7)}`)).toEqual([{ name: 'Weeks 4 and 5' }]);
});

it('compares two chosen maps, the older one first, and says who moved and who is new beside whom', async () => {
  const { api } = await openPage();
  const seats = (order: (typeof ada)[]) =>
    order.map((pupil, col) => ({ pupil, desk: { row: 0, col } }));
  const map = { classId, desks };
  api.answers[`GET /maps/${id(7)}`] = {
    body: savedMap({ ...map, id: id(7), name: 'Week 4', seats: seats([ada, bo, cy]) }),
  };
  api.answers[`GET /maps/${id(8)}`] = {
    body: savedMap({ ...map, id: id(8), name: 'Week 6', seats: seats([ada, cy, bo]) }),
  };
  await compare();
  const [before, after] = await screen.findAllByRole('figure');
  expect([before, after].map((one) => one!.querySelector('figcaption')!.textContent)).toEqual([
    'Week 4',
    'Week 6',
  ]);
  const fact = (key: string) => screen.getByText(key).nextElementSibling;
  expect(fact(t('moved'))).toHaveTextContent('Bo and Cy');
  expect(fact(t('newPairs'))).toHaveTextContent('Ada and Cy');
  expect(fact(t('repeatedPairs'))).toHaveTextContent('Bo and Cy');
});

it('says for each pupil how often they sat in front, and beside whom', async () => {
  const { api } = await openPage();
  const history = (order: (typeof ada)[]) => ({
    id: id(6),
    desks,
    seats: order.map((pupil, col) => ({ pupilId: pupil.id, desk: { row: 0, col } })),
  });
  api.answers[`GET /classes/${classId}/maps`] = {
    body: [history([ada, bo, cy]), history([bo, ada])],
  };
  await click(t('together'));
  const table = await screen.findByRole('table', { name: t('perPupil') });
  expect(within(table).getByRole('row', { name: /^Ada/ })).toHaveTextContent(
    t('times', { count: 2, total: 2 }),
  );
  expect(within(table).getByRole('row', { name: /^Bo/ })).toHaveTextContent('Ada 2, Cy 1');
  const matrix = screen.getByRole('table', { name: t('matrix') });
  const [, adas] = within(matrix).getAllByRole('row');
  expect(
    within(adas!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['', '2', t('never')]);
});

it('says in its place what could not be fetched, below the one heading of the page, and tries again', async () => {
  const { api } = await openPage();
  api.answers[`GET /classes/${classId}/maps`] = problem('unavailable');
  await click(t('together'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Errors')('unavailable'));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  api.answers[`GET /classes/${classId}/maps`] = { body: [] };
  await click(words('LoadFailed')('tryAgain'));
  expect(await screen.findByText(t('togetherNone'))).toBeVisible();
});

it('says of a map that was deleted meanwhile that it is missing, with no other try', async () => {
  const { api } = await openPage();
  api.answers[`GET /maps/${id(7)}`] = problem('notFound');
  api.answers[`GET /maps/${id(8)}`] = { body: savedMap({ classId, desks, id: id(8) }) };
  await compare();
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Errors')('notFound'));
  expect(screen.queryByRole('button', { name: words('LoadFailed')('tryAgain') })).toBeNull();
  expect(screen.getByRole('button', { name: t('backToMaps') })).toBeVisible();
});

it('offers a colleague who may not change the class nothing but to look', async () => {
  await openPage([{ ...newer, broken: undefined }, older], false);
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /delete|name|active/i })).not.toBeInTheDocument();
});
