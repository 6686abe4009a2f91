import { applyChange } from './change';
import type { Command, Refusal } from './command';
import { runCommand } from './commands';
import type { MapDocument } from './map-document';
import { apart, mapFrom, toSketch } from './testing/map-from';

const move = (to: [number, number], ...pupils: string[]): Command => ({
  type: 'move',
  pupils,
  grabbed: pupils[0]!,
  to: { row: to[0], col: to[1] },
});
/** The map after a command, or the same map if the command does nothing or is refused. */
const afterCommand = (map: MapDocument, command: Command) => {
  const outcome = runCommand(map, command);
  return outcome && 'change' in outcome ? applyChange(map, outcome.change) : map;
};
const after = (map: MapDocument, command: Command) => toSketch(afterCommand(map, command));
const announcement = (map: MapDocument, command: Command) => {
  const outcome = runCommand(map, command);
  return outcome && 'announcement' in outcome ? outcome.announcement : undefined;
};
const refused = (map: MapDocument, command: Command): Refusal | undefined => {
  const outcome = runCommand(map, command);
  return outcome && 'refused' in outcome ? outcome.refused : undefined;
};

describe('a pupil', () => {
  const map = mapFrom('Ada Bo . - / Cem . . x');

  it('moves to an empty desk', () => {
    expect(after(map, move([0, 3], 'Ada'))).toBe('- Bo . Ada / Cem . . x');
  });

  it('who is moved to an occupied desk swaps with the pupil there', () => {
    expect(after(map, move([1, 0], 'Bo'))).toBe('Ada Cem . - / Bo . . x');
    expect(announcement(map, move([1, 0], 'Bo'))).toMatchObject({
      pupils: ['Bo'],
      swapped: ['Cem'],
    });
  });

  it('may move to a desk that the teacher had left empty, and the map then uses this desk again', () => {
    const next = afterCommand(map, move([1, 3], 'Cem'));
    expect(toSketch(next)).toBe('Ada Bo . - / - . . Cem');
    expect(next.emptyDesks).toEqual([]);
  });

  it('is not moved to a cell without a desk', () => {
    expect(refused(map, move([0, 2], 'Ada'))).toEqual({ code: 'noDesk' });
  });

  it('without a desk displaces the pupil at the target desk', () => {
    const next = afterCommand(map, move([0, 0], 'Dag'));
    expect(toSketch(next)).toBe('Dag Bo . - / Cem . . x');
    expect(next.seats).not.toHaveProperty('Ada');
  });

  it('who is locked is neither moved nor displaced', () => {
    const locked = { ...map, locked: ['Ada'] };
    expect(refused(locked, move([0, 3], 'Ada'))).toEqual({ code: 'locked', pupil: 'Ada' });
    expect(refused(locked, move([0, 0], 'Bo'))).toEqual({ code: 'locked', pupil: 'Ada' });
  });
});

describe('several pupils moved together', () => {
  it('keep their formation and swap with the pupils at the target', () => {
    const map = mapFrom('Ada Bo . Cem Dag / Eva Fia . - Gro');
    expect(after(map, move([0, 3], 'Ada', 'Bo'))).toBe('Cem Dag . Ada Bo / Eva Fia . - Gro');
    expect(after(map, move([0, 4], 'Bo', 'Eva', 'Ada'))).toBe('Cem Dag . Ada Bo / - Fia . Eva Gro');
  });

  it('displace the pupils at their new desks', () => {
    const map = mapFrom('Ada Bo Cem Dag');
    expect(after(map, move([0, 1], 'Ada', 'Bo'))).toBe('Cem Ada Bo Dag');
    expect(after(map, move([0, 2], 'Bo', 'Cem'))).toBe('Ada Dag Bo Cem');
  });

  it('do not move when one of them would have no desk', () => {
    const map = mapFrom('Ada Bo . Cem');
    expect(refused(map, move([0, 3], 'Ada', 'Bo'))).toEqual({ code: 'noDesk' });
  });
});

describe('swapping two tables', () => {
  const map = mapFrom('Ada Bo . Cem - . Eva / - Dag . Fia Gro . -');
  const swap = (from: [number, number], to: [number, number]): Command => ({
    type: 'swapTables',
    from: { row: from[0], col: from[1] },
    to: { row: to[0], col: to[1] },
  });

  it('moves each pupil to the same place at the other table if both have the same shape', () => {
    expect(after(map, swap([1, 1], [0, 3]))).toBe('Cem - . Ada Bo . Eva / Fia Gro . - Dag . -');
    expect(announcement(map, swap([1, 1], [0, 3]))).toMatchObject({ pupils: ['Ada', 'Bo', 'Dag'] });
  });

  it('is refused for a single table and for tables of different shapes', () => {
    expect(refused(map, swap([0, 0], [1, 1]))).toEqual({ code: 'otherShape' });
    expect(refused(map, swap([0, 0], [0, 6]))).toEqual({ code: 'otherShape' });
  });

  it('is refused when a pupil at one of the tables is locked', () => {
    const locked = { ...map, locked: ['Gro'] };
    expect(refused(locked, swap([0, 0], [0, 3]))).toEqual({ code: 'locked', pupil: 'Gro' });
  });
});

describe('an absent pupil', () => {
  const away = (desk: 'kept' | 'offered'): Command => ({ type: 'setAbsent', pupil: 'Ada', desk });
  const back: Command = { type: 'takeBack', pupil: 'Ada' };
  const map = mapFrom('Ada Bo -', { locked: ['Ada'] });

  it('keeps the desk or, if the teacher offers it to others, loses the desk and is unlocked', () => {
    expect(toSketch(afterCommand(map, away('kept')))).toBe('Ada Bo -');
    const offered = afterCommand(map, away('offered'));
    expect(toSketch(offered)).toBe('- Bo -');
    expect(offered.locked).toEqual([]);
  });

  it('may keep the desk at first and later give up the desk to other pupils', () => {
    const offered = afterCommand(afterCommand(map, away('kept')), away('offered'));
    expect(offered.absent).toEqual([{ pupil: 'Ada', desk: 'offered', had: { row: 0, col: 0 } }]);
    expect(toSketch(offered)).toBe('- Bo -');
  });

  it('who returns gets the old or the nearest free desk; if no desk is free, the return is refused', () => {
    const offered = afterCommand(map, away('offered'));
    expect(after(offered, back)).toBe('Ada Bo -');
    expect(after(afterCommand(offered, move([0, 0], 'Bo')), back)).toBe('Bo Ada -');
    const full = mapFrom('Bo Cem', { absent: [{ pupil: 'Ada', desk: 'offered' }] });
    expect(refused(full, back)).toEqual({ code: 'noFreeDesk' });
  });

  it('is present again when put at a desk', () => {
    const offered = afterCommand(map, away('offered'));
    expect(afterCommand(offered, move([0, 2], 'Ada')).absent).toEqual([]);
  });
});

describe('a guest (trainee)', () => {
  const trainee = { id: 'trainee', name: 'Liv' };

  it('gets the requested desk if free, otherwise the nearest', () => {
    const map = mapFrom('Ada - / - Bo');
    const add = (row: number, col: number): Command => ({
      type: 'addTrainee',
      trainee,
      desk: { row, col },
    });
    expect(after(map, add(1, 0))).toBe('Ada - / trainee Bo');
    expect(after(map, add(1, 1))).toBe('Ada trainee / - Bo');
    expect(after(map, { type: 'addTrainee', trainee })).toBe('Ada trainee / - Bo');
    expect(refused(mapFrom('Ada x'), { type: 'addTrainee', trainee })).toEqual({
      code: 'noFreeDesk',
    });
  });

  it('is removed from the desk and all lists', () => {
    const map = mapFrom('Ada trainee', { trainees: [trainee], locked: ['trainee'] });
    const next = afterCommand(map, { type: 'removeTrainee', trainee: 'trainee' });
    expect(toSketch(next)).toBe('Ada -');
    expect(next).toMatchObject({ trainees: [], locked: [] });
  });

  it('cannot be marked as absent', () => {
    const map = mapFrom('trainee', { trainees: [trainee] });
    const away: Command = { type: 'setAbsent', pupil: 'trainee', desk: 'kept' };
    expect(refused(map, away)).toEqual({ code: 'unknown' });
  });
});

describe('leaving a desk empty', () => {
  const leave: Command = { type: 'leaveEmpty', desk: { row: 0, col: 0 } };

  it('moves the pupil at the desk to the nearest free desk', () => {
    expect(after(mapFrom('Ada Bo / - -'), leave)).toBe('x Bo / Ada -');
    expect(refused(mapFrom('Ada Bo'), leave)).toEqual({ code: 'noFreeDesk' });
    const locked = mapFrom('Ada -', { locked: ['Ada'] });
    expect(refused(locked, leave)).toEqual({ code: 'locked', pupil: 'Ada' });
  });

  it('is reversed by the command to use the desk', () => {
    expect(after(mapFrom('x Bo'), { type: 'useDesk', desk: { row: 0, col: 0 } })).toBe('- Bo');
  });
});

describe('a condition', () => {
  const map = mapFrom('Ada Bo', { conditions: [apart('Ada', 'Bo')] });
  const id = 'apart Ada Bo';

  it('is added once, whatever the order of its pupils', () => {
    const again: Command = { type: 'addCondition', condition: apart('Bo', 'Ada') };
    expect(refused(map, again)).toEqual({ code: 'sameCondition' });
    expect(afterCommand(mapFrom('Ada Bo'), again).conditions).toHaveLength(1);
  });

  it('can be turned into a wish or removed by the teacher', () => {
    expect(afterCommand(map, { type: 'easeCondition', id }).conditions).toEqual([
      { ...apart('Ada', 'Bo'), wish: true },
    ]);
    expect(afterCommand(map, { type: 'removeCondition', id }).conditions).toEqual([]);
  });
});

describe('replacing the seats of a map', () => {
  const map = mapFrom('Ada Bo / x -', {
    locked: ['Bo'],
    absent: [{ pupil: 'Cem', desk: 'offered' }],
  });
  const replace = (sketch: string): Command => ({
    type: 'replaceSeats',
    seats: mapFrom(sketch).seats,
    reason: 'suggestion',
  });

  it("uses only the new seats, and leaves an absent pupil unseated if the pupil's desk was offered to others", () => {
    const next = afterCommand(map, replace('Bo - / Ada Cem'));
    expect(toSketch(next)).toBe('Bo - / Ada -');
    expect(next.emptyDesks).toEqual([]);
    expect(announcement(map, replace('Bo - / Ada Cem'))).toMatchObject({
      code: 'replaced',
      moved: 2,
    });
  });

  it('unlocks a pupil who has no desk afterwards', () => {
    expect(afterCommand(map, replace('Ada - / - -')).locked).toEqual([]);
  });

  it('is refused when two pupils share a desk or the room lacks one of the desks', () => {
    const shared: Command = {
      type: 'replaceSeats',
      seats: { Ada: { row: 0, col: 0 }, Bo: { row: 0, col: 0 } },
      reason: 'suggestion',
    };
    expect(refused(map, shared)).toEqual({ code: 'notAMap' });
    expect(refused(map, replace('Ada Bo Dag'))).toEqual({ code: 'notAMap' });
  });

  it('by clearing the map leaves only the locked pupils at their desks', () => {
    expect(after(map, { type: 'clear' })).toBe('- Bo / x -');
  });
});
