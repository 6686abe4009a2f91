/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { keepsConditions } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, offline, problem, type FakeAnswer } from '@/lib/client/http/testing/fake-api';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { SaveMapInput } from '@/lib/contracts/maps/maps';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { words } from '@/lib/i18n/testing/render-app';
import {
  keeping,
  mapWith,
  pupils,
  renderMap,
  room,
  seated,
  seats,
  shownMap,
  visitMap,
} from './testing/render-map';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
const engine = jest.mocked(solveInWorker);

const t = words('MapScreen');
const errors = words('Errors');
const saving = 'POST /classes/class/maps';
const together: Condition = { id: id(7), type: 'together', pupils: [id(0), id(1)] };
const taken = (body: unknown): FakeAnswer => ({
  body: { ...mapWith([]), id: (body as SaveMapInput).id },
});
const server = (answer: Parameters<typeof fakeApi>[0][string]) =>
  fakeApi({ [keeping]: keepsConditions, [saving]: answer });

beforeEach(() => {
  visitMap();
  engine.mockReset().mockResolvedValue(seatedResult(seats));
});

it('a new map is saved as shown, with its locked pupils', async () => {
  const api = server(({ body }) => taken(body));
  const { user, desk, click, onSaved } = await renderMap([together]);
  await user.click(desk('Ada'));
  await click(words('Workbench')('action.lock'));
  await click(t('save'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.sent(saving)).toMatchObject([
    {
      desks: room.desks,
      conditions: [together],
      broken: [],
      seats: pupils.map((pupil) => ({ pupilId: pupil.id, desk: seats[pupil.id] })),
      locked: [pupils[0]!.id],
    },
  ]);
});

it('a map remains open after it is saved, and undo still works', async () => {
  const api = server(({ body }) => taken(body));
  const { user, desk, click, undo, onSaved, change } = await renderMap();
  await user.click(desk('Ada'));
  await click(words('Workbench')('action.lock'));
  await click(t('save'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  const [sent] = api.sent(saving) as [SaveMapInput];
  const saved = { ...mapWith([]), id: sent.id, locked: [pupils[0]!.id] };
  await change({ saved, history: [{ id: sent.id, desks: sent.desks, seats: sent.seats }] });
  expect(screen.getByRole('link', { name: t('done') })).toHaveAttribute('href', '/app');
  await undo();
  expect(screen.queryByRole('button', { name: /^Ada,.*locked/ })).toBeNull();
  api.answers[`PUT /maps/${sent.id}`] = { body: { ...saved, version: 2, locked: [] } };
  await click(t('saveChange'));
  await waitFor(() => expect(api.sent(`PUT /maps/${sent.id}`)).toMatchObject([{ locked: [] }]));
});

it('an entirely new suggestion is saved as a new map', async () => {
  const api = server(({ body }) => taken(body));
  const saved = mapWith([]);
  const { click, undo } = await renderMap([], undefined, { saved });
  const [ada, bo, cy, dana] = pupils.map((pupil) => pupil.id) as [string, string, string, string];
  const swapped = { [ada]: seats[bo]!, [bo]: seats[ada]!, [cy]: seats[cy]!, [dana]: seats[dana]! };
  engine.mockResolvedValue(seatedResult(swapped));
  await click(t('again'));
  expect(await screen.findByRole('button', { name: t('save') })).toBeVisible();
  await undo();
  expect(screen.getByRole('link', { name: t('done') })).toBeVisible();
  await click(words('Workbench')('action.redo'));
  await click(t('save'));
  await waitFor(() => expect(api.sent(saving)).toHaveLength(1));
  expect((api.sent(saving)[0] as SaveMapInput).id).not.toBe(saved.id);
});

it("a new map is saved in the active map's room, with the room's newest name, marks and board side", async () => {
  const api = server(({ body }) => taken(body));
  const layout: RoomLayout = {
    desks: room.desks,
    marks: [{ kind: 'door', row: 8, col: 0 }],
    boardSide: 'left',
  };
  const roomId = id(8);
  const usedAt = '2026-01-01T00:00:00.000Z';
  const { click, onSaved } = await renderMap([], undefined, {
    active: { ...mapWith([]), roomId, roomName: 'Rom 12' },
    classRooms: [{ roomId, version: 3, roomName: 'Rom 13', layout, usedAt }],
  });
  await click(t('save'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(api.sent(saving)).toMatchObject([{ roomId, roomName: 'Rom 13', ...layout }]);
});

it.each([
  ['without a session', problem('notSignedIn'), 'notSignedIn'],
  ['without an active plan', problem('noActivePlan'), 'noActivePlan'],
  ['after the class was changed', problem('seatingInvalid'), 'seatingInvalid'],
] as const)(
  'a map that cannot be saved remains on the screen, and the focus moves to the reason: %s',
  async (_, answer, code) => {
    server(answer);
    const { click, onSaved } = await renderMap();
    await click(t('save'));
    const notice = await screen.findByText(t('notSaved'));
    expect(notice.closest('[role=alert]')).toHaveTextContent(errors(code));
    expect(document.activeElement).toContainElement(notice);
    expect(within(shownMap()).getByText('Ada')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  },
);

it('a map that was saved offline is sent with the same id when the browser is online', async () => {
  const api = server(offline);
  const { click, onSaved } = await renderMap();
  await click(t('save'));
  expect(await screen.findByText(t('offlineText'))).toBeVisible();
  api.answers[saving] = ({ body }) => taken(body);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  const [first, second] = api.sent(saving) as SaveMapInput[];
  expect(second).toEqual(first);
  expect(screen.queryByText(t('offlineText'))).toBeNull();
});

it('a map is saved with the broken conditions that were shown', async () => {
  const apart: Condition = { id: id(6), type: 'apart', pupils: [id(0), id(1)] };
  engine.mockResolvedValue({ status: 'unproven', seats, broken: [apart.id] });
  const api = server(({ body }) => taken(body));
  const { click } = await renderMap([together, apart]);
  await click(t('save'));
  await waitFor(() => expect(api.sent(saving)).toMatchObject([{ broken: [apart.id] }]));
  expect(seated()).toBe('Ada Bo Cy Оксана');
});
