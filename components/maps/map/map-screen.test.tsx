/** @jest-environment jsdom */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, type FakeAnswer } from '@/lib/client/http/testing/fake-api';
import { keepsConditions } from '@/lib/client/conditions/testing/keeps-conditions';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import { roomSummary } from '@/lib/contracts/testing/room-summary';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { solve } from '@/lib/core/seating/solve';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { words } from '@/lib/i18n/testing/render-app';
import {
  keeping,
  mapWith,
  pupils,
  pupilsNamed,
  renderMap,
  room,
  seated,
  seats,
  visitMap,
} from './testing/render-map';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('@/lib/client/maps/seating/ask-in-worker', () =>
  jest.requireActual<object>('@/components/maps/map/testing/engine-at-once'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
const engine = jest.mocked(solveInWorker);

const t = words('MapScreen');
const foot = words('MapFoot');
const rail = words('MapRail');
const conflict = words('Conflict');
const condition = words('Conditions');
const field = () => screen.getByRole('textbox', { name: condition('typed.label') });
const part = (name: Parameters<typeof rail>[0]) =>
  screen.getByRole('button', { name: new RegExp(`^${rail(name)}`) });

const pairOf = (type: 'together' | 'apart', number: number, ...of: number[]): Condition => ({
  id: id(20 + number),
  type,
  pupils: of.map((one) => id(one)),
});
const kept = (...conditions: Condition[]) => ({ version: 1, conditions, lapsed: [] });
const isSeated = (text: string) => waitFor(() => expect(seated()).toBe(text));

beforeEach(() => {
  visitMap();
  engine
    .mockReset()
    .mockImplementation(async (problem, { seed }) =>
      solve(problem, { seed, timeLimitMs: 1, now: () => 0 }),
    );
});

/** Renders a saved map whose pupils sit in the order of the class. */
const inOrder = async (...conditions: Condition[]) => {
  const map = await renderMap([], kept(...conditions), {
    saved: savedMap({ seats: pupils.map((pupil) => ({ pupil, desk: seats[pupil.id]! })) }),
  });
  await isSeated('Ada Bo Cy Оксана');
  return map;
};

describe('the first map of a class', () => {
  it('seats all pupils in the room of the active map', async () => {
    await renderMap([pairOf('together', 1, 0, 1)]);
    await waitFor(() => expect(seated().split(' ').sort()).toEqual(['Ada', 'Bo', 'Cy', 'Оксана']));
    expect(engine.mock.calls[0]![0]).toMatchObject({ room: { desks: room.desks } });
    expect(await screen.findByText(foot('allKept', { count: 1 }))).toBeVisible();
  });

  it('opens the conditions when the class has none', async () => {
    await renderMap();
    await waitFor(() => expect(seated()).toContain('Ada'));
    expect(part('conditions')).toHaveAttribute('aria-current');
    expect(field()).toBeVisible();
    cleanup();
    await renderMap([], kept(pairOf('apart', 1, 0, 1)));
    expect(part('suggestions')).toHaveAttribute('aria-current');
    cleanup();
    // The page of the class links to the map by this address.
    window.history.replaceState(null, '', '/app/classes/class/seatmap?part=conditions');
    await renderMap([], kept(pairOf('together', 1, 0, 1)));
    expect(part('conditions')).toHaveAttribute('aria-current');
  });

  it('is unchanged after a reload, and later changes to the map also survive a reload', async () => {
    await renderMap();
    await waitFor(() => expect(seated()).toContain('Ada'));
    const first = seated();
    cleanup();
    const { user, desk } = await renderMap();
    await isSeated(first);
    await user.click(desk('Ada'));
    await user.click(screen.getByRole('button', { name: words('Workbench')('action.lock') }));
    cleanup();
    await renderMap();
    expect(screen.getByText(words('Workbench')('announcement.restored'))).toBeVisible();
    expect(screen.getByRole('button', { name: /^Ada,.*locked/ })).toBeVisible();
  });

  it('lists the pupils without a desk when the class has outgrown the room', async () => {
    const many = pupilsNamed('Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Fay');
    const own = { roomId: id(8), roomName: 'Rom 12' };
    await renderMap([], nothingKept, {
      pupils: many,
      active: savedMap({ ...own, desks: room.desks, unseated: many }),
    });
    await waitFor(() => expect(seated().split(' ')).toHaveLength(4));
    expect(screen.getByRole('list', { name: words('Workbench')('waiting') })).toHaveTextContent(
      'EliFay',
    );
  });

  it('seats the pupils in the order of the class when the engine fails', async () => {
    engine.mockRejectedValueOnce(new Error('no worker'));
    const { click } = await renderMap();
    await isSeated('Ada Bo Cy Оксана');
    expect(screen.getByText(foot('failed'))).toBeVisible();
    await click(t('again'));
    await waitFor(() => expect(screen.queryByText(foot('failed'))).toBeNull());
  });

  it('can be cancelled while the engine runs', async () => {
    engine.mockReturnValueOnce(new Promise(() => {}));
    const { click } = await renderMap();
    await click(foot('cancel'));
    expect(engine.mock.calls[0]![1].signal?.aborted).toBe(true);
    expect(seated()).toBe('Ada Bo Cy Оксана');
  });
});

describe('changing the conditions', () => {
  it('moves the fewest pupils, and one undo reverts both the conditions and the seats', async () => {
    const { user, undo } = await inOrder();
    await user.type(field(), 'Ada + Cy{Enter}');
    await waitFor(() => expect(seated()).not.toBe('Ada Bo Cy Оксана'));
    expect(await screen.findByText(/2 moved/)).toBeVisible();
    const mended = seated().split(' ');
    expect(Math.abs(mended.indexOf('Ada') - mended.indexOf('Cy'))).toBe(1);
    await undo();
    expect(seated()).toBe('Ada Bo Cy Оксана');
    expect(screen.queryByRole('button', { name: /Ada and Cy sit together/ })).toBeNull();
  });

  it('moves pupils when a broken wish becomes a hard condition', async () => {
    const wish = { ...pairOf('apart', 1, 0, 1), wish: true as const };
    const { user } = await inOrder(wish);
    await user.click(part('conditions'));
    await user.click(screen.getByRole('radio', { name: condition('must') }));
    await waitFor(() => expect(seated()).not.toBe('Ada Bo Cy Оксана'));
    const order = seated().split(' ');
    const pairOfDesks = (name: string) => Math.floor(order.indexOf(name) / 2);
    expect(pairOfDesks('Ada')).not.toBe(pairOfDesks('Bo'));
  });

  it('moves as few pupils as possible and no locked pupil', async () => {
    const { user, desk } = await inOrder();
    await user.click(desk('Ada'));
    await user.click(screen.getByRole('button', { name: words('Workbench')('action.lock') }));
    await user.type(field(), 'Ada + Cy{Enter}');
    await waitFor(() => expect(seated()).toBe('Ada Cy Bo Оксана'));
  });

  it('to impossible conditions leaves the map unchanged and lists all clashes', async () => {
    const { user } = await inOrder(
      pairOf('together', 1, 0, 1),
      pairOf('together', 2, 2, 3),
      pairOf('apart', 3, 2, 3),
    );
    await user.click(part('conditions'));
    await user.type(field(), 'Ada / Bo{Enter}');
    const clashes = await screen.findAllByText(conflict('title'));
    expect(clashes).toHaveLength(2);
    expect(seated()).toBe('Ada Bo Cy Оксана');
    const off = (names: string) =>
      screen.getByRole('button', {
        name: conflict('dropThis', { condition: condition('sentence.apart', { names }) }),
      });
    await user.click(off('Ada and Bo'));
    await user.click(off('Cy and Оксана'));
    await waitFor(() => expect(screen.queryByText(conflict('title'))).toBeNull());
  });
});

describe('changing the room', () => {
  it('seats all pupils again, and one undo restores the first room', async () => {
    const { user, undo } = await inOrder();
    await user.click(screen.getByRole('button', { name: /^The room: / }));
    await user.click(screen.getByRole('radio', { name: words('RoomKinds')('longRows') }));
    await waitFor(() => expect(screen.getByText(/New room: /)).toBeVisible());
    expect(seated().split(' ').sort()).toEqual(['Ada', 'Bo', 'Cy', 'Оксана']);
    await undo();
    expect(seated()).toBe('Ada Bo Cy Оксана');
  });

  it('keeps the new kind of room when other room settings change before the engine answers', async () => {
    const { user } = await inOrder();
    await user.click(screen.getByRole('button', { name: /^The room: / }));
    engine.mockReturnValueOnce(new Promise(() => {}));
    const longRows = screen.getByRole('radio', { name: words('RoomKinds')('longRows') });
    await user.click(longRows);
    expect(longRows).toBeChecked();
    engine.mockReturnValueOnce(new Promise(() => {}));
    const count = screen.getByRole('textbox', { name: words('RoomStep')('seats') });
    await user.clear(count);
    await user.type(count, '6{Enter}');
    await user.click(screen.getByRole('radio', { name: words('EmptyDesks')('back') }));
    expect(engine.mock.lastCall![0].room.desks).toEqual(standardRoom('longRows', 6).desks);
    expect(await screen.findByRole('button', { name: 'The room: Long rows' })).toBeVisible();
  });

  it('to a room with the same desks keeps all seats', async () => {
    const layout = { desks: room.desks, marks: [], boardSide: 'top' as const };
    fakeApi({
      [keeping]: keepsConditions,
      'GET /rooms': { body: [roomSummary({ name: 'Rom 7', layout, seatCount: 4 })] },
    });
    const { user, undo } = await inOrder();
    engine.mockClear();
    await user.click(screen.getByRole('button', { name: /^The room: / }));
    await user.click(await screen.findByRole('radio', { name: /Rom 7/ }));
    expect(await screen.findByRole('button', { name: 'The room: Rom 7' })).toBeVisible();
    expect(seated()).toBe('Ada Bo Cy Оксана');
    expect(engine).not.toHaveBeenCalled();
    await undo();
    expect(screen.getByRole('button', { name: 'The room: Pairs' })).toBeVisible();
  });

  it('to a room with too few desks is refused', async () => {
    const layout = { desks: room.desks.slice(1), marks: [], boardSide: 'top' as const };
    fakeApi({
      [keeping]: keepsConditions,
      'GET /rooms': { body: [roomSummary({ name: 'Small', layout, seatCount: 3 })] },
    });
    const { user } = await inOrder();
    await user.click(screen.getByRole('button', { name: /^The room: / }));
    await user.click(await screen.findByRole('radio', { name: /Small/ }));
    expect(
      await screen.findByText(words('RoomStep')('tooFew', { pupils: 4, seats: 3 })),
    ).toBeVisible();
    expect(seated()).toBe('Ada Bo Cy Оксана');
  });

  it('to fewer desks than the class has pupils is refused', async () => {
    const { user } = await inOrder();
    await user.click(screen.getByRole('button', { name: /^The room: / }));
    const count = screen.getByRole('textbox', { name: words('RoomStep')('seats') });
    await user.clear(count);
    await user.type(count, '3{Enter}');
    expect(seated()).toBe('Ada Bo Cy Оксана');
    await user.clear(count);
    await user.type(count, '6{Enter}');
    await waitFor(() => expect(seated().split(' ')).toHaveLength(6));
  });

  it('seats all pupils again if the room was redrawn and the map is still unchanged', async () => {
    const roomId = id(8);
    const layout = { desks: room.desks, marks: [], boardSide: 'left' as const };
    const newest = { ...layout, desks: standardRoom('pairs', 6).desks };
    let answer: (rooms: FakeAnswer) => void = () => {};
    const rooms = new Promise<FakeAnswer>((resolve) => (answer = resolve));
    fakeApi({ [keeping]: keepsConditions, 'GET /rooms': () => rooms });
    await renderMap([], undefined, {
      active: { ...mapWith([]), roomId, roomName: 'Rom 12' },
      classRooms: [
        { roomId, version: 3, roomName: 'Rom 12', layout, usedAt: '2026-01-01T00:00:00.000Z' },
      ],
    });
    await waitFor(() => expect(seated().split(' ')).toHaveLength(4));
    const own = { id: roomId, name: 'Rom 12', layout: newest, seatCount: 6, version: 4 };
    answer({ body: [roomSummary(own)] });
    await waitFor(() => expect(seated().split(' ')).toHaveLength(6));
  });
});

describe('the suggestions', () => {
  const strip = () => screen.findByRole('region', { name: words('MapSuggestions')('title') });
  const cards = async () =>
    within(await strip()).getAllByRole('button', { name: /Suggestion|Your/ });

  it('include the map that was shown before the suggestions, and choosing a suggestion can be undone', async () => {
    const { user, click, undo } = await inOrder();
    await user.click(part('suggestions'));
    const turned = Object.fromEntries(
      pupils.map(({ id: pupil }, at) => [pupil, room.desks[(at + 1) % 4]!]),
    );
    engine.mockResolvedValue(seatedResult(turned));
    await click(t('again'));
    await waitFor(() => expect(seated()).not.toBe('Ada Bo Cy Оксана'));
    const own = (await cards()).find((card) => card.textContent?.includes('Your map'))!;
    await user.click(own);
    await isSeated('Ada Bo Cy Оксана');
    await undo();
    expect(seated()).not.toBe('Ada Bo Cy Оксана');
    const seeds = engine.mock.calls.map(([, options]) => options.seed);
    await click(t('again'));
    expect(engine.mock.lastCall![1].seed).not.toBe(seeds.at(-1));
  });
});

it('the key "/" opens the field for a condition, and types a slash inside the field', async () => {
  const { user } = await inOrder(pairOf('apart', 1, 0, 2));
  expect(screen.queryByRole('textbox', { name: condition('typed.label') })).toBeNull();
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  await user.keyboard('Ada /');
  expect(field()).toHaveValue('Ada /');
});

it('the explanation of a seat opens for the chosen pupil', async () => {
  const { user, desk, click } = await inOrder();
  await user.click(desk('Ada'));
  await click(words('MapQuestions')('askAbout', { name: 'Ada' }));
  expect(
    await screen.findByRole('heading', { name: words('MapQuestions')('why', { name: 'Ada' }) }),
  ).toBeVisible();
});
