/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notifications';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { keepsConditions, nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { SavedMap, SaveMapInput } from '@/lib/contracts/maps/maps';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapPage } from './map-page';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));

const t = words('MapScreen');
const foot = words('MapFoot');

const [ada, bo, cy] = [
  { id: id(0), name: 'Ada' },
  { id: id(1), name: 'Bo' },
  { id: id(2), name: 'Cy' },
] as const;
const active = savedMap({
  conditions: [
    { id: 'c0000000-0000-4000-8000-000000000000', type: 'apart', pupils: [ada.id, bo.id] },
    { id: 'c0000000-0000-4000-8000-000000000001', type: 'front', pupils: [cy.id] },
  ],
  unseated: [ada, bo, cy],
});
const classOf = (...pupils: ClassDetail['pupils']) =>
  classDetail({
    pupils,
    maps: [
      {
        id: active.id,
        name: null,
        createdAt: active.createdAt,
        roomName: 'pairs',
        isActive: true,
        plannedFor: null,
        isToCome: false,
      },
    ],
  });

const reading = `GET /classes/${id(9)}`;
const saving = `POST /classes/${id(9)}/maps`;

async function openMaker(map: SavedMap, detail: ClassDetail) {
  const api = fakeApi({
    [reading]: { body: detail },
    [`GET /classes/${id(9)}/maps`]: { body: [] },
    [`GET /maps/${id(8)}`]: { body: map },
    [`GET /classes/${id(9)}/conditions`]: { body: nothingKept },
    [`PUT /classes/${id(9)}/conditions`]: keepsConditions,
  });
  renderApp(<MapPage />);
  await screen.findByRole('list', { name: words('Room')('map') });
  const user = userEvent.setup();
  const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { api, click };
}

/** Fires the event of a return from another tab. */
const lookAgain = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));
const asked = () => jest.mocked(solveInWorker).mock.calls.map(([given]) => given);

beforeEach(() => {
  jest.mocked(notify).mockReset();
  jest.mocked(solveInWorker).mockReset();
  // The first two pupils sit apart, as the conditions require.
  const desks = [0, 2, 1].map((index) => active.desks[index]!);
  jest
    .mocked(solveInWorker)
    .mockImplementation(async ({ pupils }) =>
      seatedResult(Object.fromEntries(pupils.map((pupil, index) => [pupil, desks[index]!]))),
    );
  window.scrollTo = () => {};
  window.history.replaceState(null, '', `/app/classes/${id(9)}/seatmap`);
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it("a new map leaves out a deleted pupil's conditions after the teacher confirms the notice about these conditions", async () => {
  const { click } = await openMaker(active, classOf(ada, cy));
  const gone = words('Conditions')('sentence.apart', { names: 'Ada and (deleted pupil)' });
  expect(screen.getByText(gone)).toBeInTheDocument();
  await click(t('lapsedRead'));
  expect(screen.queryByText(gone)).not.toBeInTheDocument();
  expect(asked()).toMatchObject([
    {
      pupils: [ada.id, cy.id],
      conditions: [{ type: 'front', pupils: [cy.id] }],
    },
  ]);
});

it('the number in the notice about dropped conditions includes a condition that the server has already dropped', async () => {
  const [apart, front] = active.conditions!;
  await openMaker(
    { ...active, conditions: [front!], lapsedConditions: [apart!] },
    classOf(ada, cy),
  );
  expect(screen.getByText(t('lapsed', { count: 1 }))).toBeInTheDocument();
});

it('a deleted pupil is removed from the map that is open', async () => {
  const { api } = await openMaker(active, classOf(ada, bo, cy));
  expect(await screen.findByText(foot('allKept', { count: 2 }))).toBeInTheDocument();
  api.answers[reading] = { body: classOf(ada, cy) };
  await lookAgain();
  expect(await screen.findByText(foot('allKept', { count: 1 }))).toBeInTheDocument();
  expect(notify).toHaveBeenCalledWith({ type: 'info', message: t('classChanged') });
});

it('when a map is refused because the class has changed, a second save stores the map for the changed class', async () => {
  const { api, click } = await openMaker(active, classOf(ada, bo, cy));
  api.answers[saving] = ({ body }) =>
    (body as SaveMapInput).seats.length === 3
      ? problem('seatingInvalid')
      : { body: { ...active, id: (body as SaveMapInput).id } };
  await screen.findByText(foot('allKept', { count: 2 }));
  api.answers[reading] = { body: classOf(ada, cy) };
  await click(t('save'));
  await screen.findByText(foot('allKept', { count: 1 }));
  await click(t('save'));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ type: 'success', message: t('new') }));
  const sent = api.sent(saving) as SaveMapInput[];
  expect(sent.map((map) => map.seats.length)).toEqual([3, 2]);
});
