/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepsConditions, nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import { roomSummary } from '@/lib/contracts/testing/room-summary';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { solve } from '@/lib/core/seating/solve';
import { words } from '@/lib/i18n/testing/render-app';
import { keeping, pupilsNamed, renderMaker, visitMaker } from './testing/render-map-maker';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
const engine = jest.mocked(solveInWorker);

const t = words('Maker');
const result = words('Result');
const conflict = words('Conflict');
const conditions = words('Conditions');

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Fay'];
const pupils = pupilsNamed(...names);
const ids = (...wanted: string[]) => wanted.map((name) => pupils[names.indexOf(name)]!.id);
const together = (...pair: string[]): Condition => ({
  id: crypto.randomUUID(),
  type: 'together',
  pupils: ids(...pair),
});
const apart = (...pair: string[]): Condition => ({
  id: crypto.randomUUID(),
  type: 'apart',
  pupils: ids(...pair),
});
const front: Condition = {
  id: 'c0000000-0000-4000-8000-000000000002',
  type: 'front',
  pupils: ids('Fay'),
};
const room = standardRoom('pairs', 6);

/** The maker at its map, in a room of pairs, with the real engine behind it. */
async function makeMap(...conditions: Condition[]) {
  const active = savedMap({ desks: room.desks, conditions });
  const { click, toMap } = renderMaker([], nothingKept, { pupils, active });
  await toMap();
  return { click };
}

beforeEach(() => {
  visitMaker();
  engine.mockReset().mockImplementation(async (problem, { seed }) => {
    return solve(problem, { seed, timeLimitMs: 1, now: () => 0 });
  });
});

describe('a clash', () => {
  it('says why: in a room of pairs Bo has one neighbour', async () => {
    await makeMap(together('Ada', 'Bo'), together('Bo', 'Cy'), front);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bo is to sit beside Ada and Cy, but has only one neighbour in this room.',
    );
  });

  it('says that there is no simple reason where there is none', async () => {
    const circles = ['Ada', 'Bo', 'Cy'].flatMap((a) =>
      ['Di', 'Eli', 'Fay'].map((b) => apart(a, b)),
    );
    await makeMap(...circles);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(conflict('noReason', { count: 9 }));
  });
});

describe('the map that comes nearest', () => {
  const map = () => within(screen.getByRole('list', { name: words('Room')('map') }));
  const pair = conditions('sentence.together', { names: 'Ada and Bo' });

  it('is shown with the clash on it: all sit, and what cannot hold is said', async () => {
    await makeMap(together('Ada', 'Bo'), together('Bo', 'Cy'), front);
    const nearest = await screen.findByText(/^This is how close we get/);
    expect(nearest).toHaveTextContent(/(Ada and Bo|Bo and Cy) sit together/);
    for (const name of names) expect(map().getByText(name)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: result('save') })).not.toBeInTheDocument();
  });

  it('becomes the map where a condition of the clash is made a wish', async () => {
    const { click } = await makeMap(together('Ada', 'Bo'), together('Bo', 'Cy'), front);
    await screen.findByRole('alert');
    await click(conflict('easeThis', { condition: pair }));
    expect(await screen.findByText(result('someKept', { count: 3, kept: 2 }))).toBeVisible();
    expect(engine.mock.lastCall![0].conditions.filter(({ wish }) => wish)).toHaveLength(1);
  });

  it('is left to change a condition of the clash, which is opened', async () => {
    const { click } = await makeMap(together('Ada', 'Bo'), together('Bo', 'Cy'));
    await screen.findByRole('alert');
    await click(conflict('changeThis', { condition: pair }));
    expect(screen.getByRole('checkbox', { name: 'Ada' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Cy' })).not.toBeChecked();
  });
});

describe('the room that would solve it', () => {
  const threes = words('RoomKinds')('threes');

  it('is offered, and taken by one click', async () => {
    const { click } = await makeMap(together('Ada', 'Bo', 'Cy'));
    const offer = (await screen.findByText(conflict('otherRoom', { room: threes }))).closest(
      '[role=status]',
    );
    expect(offer).not.toBeNull();
    await click(conflict('switchRoom', { room: threes }));
    expect(await screen.findByText(result('allKept', { count: 1 }))).toBeInTheDocument();
    expect(engine.mock.lastCall![0].room).toMatchObject(standardRoom('threes', 6));
    expect(screen.getByRole('heading', { name: result('title') })).toHaveFocus();
    await click(t('step.room'));
    expect(screen.getByRole('radio', { name: threes })).toBeChecked();
  });

  it('may be a saved one, which has what a place is measured from', async () => {
    const door = { kind: 'door' as const, row: 0, col: 9 };
    const layout = {
      desks: standardRoom('threes', 6).desks,
      marks: [door],
      boardSide: 'top' as const,
    };
    const saved = roomSummary({ id: testId(7), name: 'Rom 12', layout, seatCount: 6 });
    fakeApi({ [keeping]: keepsConditions, 'GET /rooms': { body: [saved] } });
    const byDoor: Condition = {
      id: crypto.randomUUID(),
      type: 'zone',
      place: 'nearDoor',
      pupils: ids('Ada'),
      desks: [],
    };
    const active = savedMap({
      desks: room.desks,
      marks: [door],
      roomName: 'Rom 11',
      conditions: [byDoor, together('Ada', 'Bo', 'Cy')],
    });
    const { click, toMap } = renderMaker([], nothingKept, { pupils, active });
    await toMap();
    await screen.findByText(conflict('otherRoom', { room: 'Rom 12' }));
    await click(conflict('switchRoom', { room: 'Rom 12' }));
    expect(await screen.findByText(result('allKept', { count: 2 }))).toBeInTheDocument();
    expect(engine.mock.lastCall![0].room).toMatchObject({ marks: [door] });
  });

  it('is not looked for where a pupil has a fixed desk, which is said', async () => {
    await makeMap(together('Ada', 'Bo', 'Cy'), {
      id: crypto.randomUUID(),
      type: 'fixed',
      pupil: ids('Di')[0]!,
      desk: room.desks[0]!,
    });
    expect(await screen.findByText(conflict('boundToRoom', { count: 1 }))).toBeInTheDocument();
    const isNearest = ({ conditions: asked }: SeatingProblem) => asked.some(({ wish }) => wish);
    expect(engine.mock.calls.filter(([problem]) => !isNearest(problem))).toHaveLength(1);
  });

  it('is not offered where there is none', async () => {
    await makeMap(together('Ada', 'Bo'), apart('Ada', 'Bo'));
    // With the map that comes nearest.
    const tried = 2 + standardRoomKinds.length;
    await waitFor(() => expect(engine).toHaveBeenCalledTimes(tried));
    await act(() => engine.mock.results.at(-1)!.value);
    expect(screen.getAllByRole('button', { name: /try again: / })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
  });
});

describe('a condition that was switched off for the map', () => {
  const pair = conditions('sentence.together', { names: 'Ada and Bo' });
  const kept = conditions('sentence.together', { names: 'Bo and Cy' });

  it('can be taken back: the clash is there again, as it was', async () => {
    const { click } = await makeMap(together('Ada', 'Bo'), together('Bo', 'Cy'));
    await screen.findByRole('alert');
    await click(conflict('dropThis', { condition: pair }));
    await screen.findByText(result('allKept', { count: 1 }));
    expect(screen.getByText(conflict('dropped', { condition: pair }))).toBeInTheDocument();
    await click(conflict('takeBack'));
    const notice = screen.getByRole('alert');
    expect(within(notice).getByText(pair)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: result('noMap') })).toHaveFocus();
    expect(screen.queryByText(conflict('dropped', { condition: pair }))).not.toBeInTheDocument();
    await click(t('step.conditions'));
    expect(screen.getByText(pair)).toBeInTheDocument();
    expect(screen.getByText(kept)).toBeInTheDocument();
  });

  it('can be taken back one after the other, also among the conditions', async () => {
    const { click } = await makeMap(
      together('Ada', 'Bo'),
      together('Bo', 'Cy'),
      together('Di', 'Eli'),
      together('Eli', 'Fay'),
    );
    await screen.findByRole('alert');
    const dropFirst = async () => {
      const alert = within(await screen.findByRole('alert'));
      await userEvent.click(alert.getAllByRole('button', { name: /^Turn off for this map/ })[0]!);
    };
    await dropFirst();
    await dropFirst();
    await screen.findByText(result('allKept', { count: 2 }));
    await click(t('step.conditions'));
    await click(conflict('takeBack'));
    await click(conflict('takeBack'));
    for (const box of screen.getAllByRole('checkbox', { name: /^Use on this map/ })) {
      expect(box).toBeChecked();
    }
  });

  it('stays off without an offer to take it back once the conditions are changed by hand', async () => {
    const { click } = await makeMap(together('Ada', 'Bo'), together('Bo', 'Cy'));
    await screen.findByRole('alert');
    await click(conflict('dropThis', { condition: pair }));
    await click(t('step.conditions'));
    await click(conditions('remove', { condition: kept }));
    expect(screen.queryByText(conflict('dropped', { condition: pair }))).not.toBeInTheDocument();
    expect(
      screen.getByRole('checkbox', { name: conditions('use', { condition: pair }) }),
    ).not.toBeChecked();
  });
});
