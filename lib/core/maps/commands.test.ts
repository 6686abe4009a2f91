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
/** The map after a command; the same one where it does nothing or is refused. */
const afterCommand = (map: MapDocument, command: Command) => {
  const outcome = runCommand(map, command);
  return outcome && 'change' in outcome ? applyChange(map, outcome.change) : map;
};
const after = (map: MapDocument, command: Command) => toSketch(afterCommand(map, command));
const told = (map: MapDocument, command: Command) => {
  const outcome = runCommand(map, command);
  return outcome && 'told' in outcome ? outcome.told : undefined;
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

  it('swaps with who sits there', () => {
    expect(after(map, move([1, 0], 'Bo'))).toBe('Ada Cem . - / Bo . . x');
    expect(told(map, move([1, 0], 'Bo'))).toMatchObject({ pupils: ['Bo'], swapped: ['Cem'] });
  });

  it('may be put at a desk that was left empty, which is in use then', () => {
    const next = afterCommand(map, move([1, 3], 'Cem'));
    expect(toSketch(next)).toBe('Ada Bo . - / - . . Cem');
    expect(next.emptyDesks).toEqual([]);
  });

  it('is not put where no desk is', () => {
    expect(refused(map, move([0, 2], 'Ada'))).toEqual({ code: 'noDesk' });
  });

  it('a pupil without a desk takes one, and the pupil who sat there has none then', () => {
    const next = afterCommand(map, move([0, 0], 'Dag'));
    expect(toSketch(next)).toBe('Dag Bo . - / Cem . . x');
    expect(next.seats).not.toHaveProperty('Ada');
  });

  it('who is locked neither moves nor gives way', () => {
    const locked = { ...map, locked: ['Ada'] };
    expect(refused(locked, move([0, 3], 'Ada'))).toEqual({ code: 'locked', pupil: 'Ada' });
    expect(refused(locked, move([0, 0], 'Bo'))).toEqual({ code: 'locked', pupil: 'Ada' });
  });
});

describe('several pupils', () => {
  it('keep their shape and swap with who sits there', () => {
    const map = mapFrom('Ada Bo . Cem Dag / Eva Fia . - Gro');
    expect(after(map, move([0, 3], 'Ada', 'Bo'))).toBe('Cem Dag . Ada Bo / Eva Fia . - Gro');
    expect(after(map, move([0, 4], 'Bo', 'Eva', 'Ada'))).toBe('Cem Dag . Ada Bo / - Fia . Eva Gro');
  });

  it('push those aside who sit on their way', () => {
    const map = mapFrom('Ada Bo Cem Dag');
    expect(after(map, move([0, 1], 'Ada', 'Bo'))).toBe('Cem Ada Bo Dag');
    expect(after(map, move([0, 2], 'Bo', 'Cem'))).toBe('Ada Dag Bo Cem');
  });

  it('stay where one of them would stand on the floor', () => {
    const map = mapFrom('Ada Bo . Cem');
    expect(refused(map, move([0, 3], 'Ada', 'Bo'))).toEqual({ code: 'noDesk' });
  });
});

describe('a table', () => {
  const map = mapFrom('Ada Bo . Cem - . Eva / - Dag . Fia Gro . -');
  const swap = (from: [number, number], to: [number, number]): Command => ({
    type: 'swapTables',
    from: { row: from[0], col: from[1] },
    to: { row: to[0], col: to[1] },
  });

  it('is exchanged with another of its shape, place by place', () => {
    expect(after(map, swap([1, 1], [0, 3]))).toBe('Cem - . Ada Bo . Eva / Fia Gro . - Dag . -');
    expect(told(map, swap([1, 1], [0, 3]))).toMatchObject({ pupils: ['Ada', 'Bo', 'Dag'] });
  });

  it('is not exchanged with itself or one of another shape', () => {
    expect(refused(map, swap([0, 0], [1, 1]))).toEqual({ code: 'otherShape' });
    expect(refused(map, swap([0, 0], [0, 6]))).toEqual({ code: 'otherShape' });
  });

  it('with a locked pupil stays', () => {
    const locked = { ...map, locked: ['Gro'] };
    expect(refused(locked, swap([0, 0], [0, 3]))).toEqual({ code: 'locked', pupil: 'Gro' });
  });
});

describe('a pupil who is away', () => {
  const away = (desk: 'kept' | 'offered'): Command => ({ type: 'setAbsent', pupil: 'Ada', desk });
  const back: Command = { type: 'takeBack', pupil: 'Ada' };
  const map = mapFrom('Ada Bo -', { locked: ['Ada'] });

  it('keeps the desk, or offers it and is not locked any more', () => {
    expect(toSketch(afterCommand(map, away('kept')))).toBe('Ada Bo -');
    const offered = afterCommand(map, away('offered'));
    expect(toSketch(offered)).toBe('- Bo -');
    expect(offered.locked).toEqual([]);
  });

  it('may offer the desk that was kept so far', () => {
    const offered = afterCommand(afterCommand(map, away('kept')), away('offered'));
    expect(offered.absent).toEqual([{ pupil: 'Ada', desk: 'offered', had: { row: 0, col: 0 } }]);
    expect(toSketch(offered)).toBe('- Bo -');
  });

  it('gets the old desk back, or the nearest free one, or none', () => {
    const offered = afterCommand(map, away('offered'));
    expect(after(offered, back)).toBe('Ada Bo -');
    expect(after(afterCommand(offered, move([0, 0], 'Bo')), back)).toBe('Bo Ada -');
    const full = mapFrom('Bo Cem', { absent: [{ pupil: 'Ada', desk: 'offered' }] });
    expect(refused(full, back)).toEqual({ code: 'noFreeDesk' });
  });

  it('is here again when put at a desk', () => {
    const offered = afterCommand(map, away('offered'));
    expect(afterCommand(offered, move([0, 2], 'Ada')).absent).toEqual([]);
  });
});

describe('a trainee', () => {
  const trainee = { id: 'trainee', name: 'Liv' };

  it('gets the wanted desk if it is free, else the nearest', () => {
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

  it('leaves the desk and every list', () => {
    const map = mapFrom('Ada trainee', { trainees: [trainee], locked: ['trainee'] });
    const next = afterCommand(map, { type: 'removeTrainee', trainee: 'trainee' });
    expect(toSketch(next)).toBe('Ada -');
    expect(next).toMatchObject({ trainees: [], locked: [] });
  });

  it('is never absent', () => {
    const map = mapFrom('trainee', { trainees: [trainee] });
    const away: Command = { type: 'setAbsent', pupil: 'trainee', desk: 'kept' };
    expect(refused(map, away)).toEqual({ code: 'unknown' });
  });
});

describe('a desk that is left empty', () => {
  const leave: Command = { type: 'leaveEmpty', desk: { row: 0, col: 0 } };

  it('sends the pupil who sits there to the nearest free desk', () => {
    expect(after(mapFrom('Ada Bo / - -'), leave)).toBe('x Bo / Ada -');
    expect(refused(mapFrom('Ada Bo'), leave)).toEqual({ code: 'noFreeDesk' });
    const locked = mapFrom('Ada -', { locked: ['Ada'] });
    expect(refused(locked, leave)).toEqual({ code: 'locked', pupil: 'Ada' });
  });

  it('may be used again', () => {
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

  it('becomes a wish, or goes', () => {
    expect(afterCommand(map, { type: 'easeCondition', id }).conditions).toEqual([
      { ...apart('Ada', 'Bo'), wish: true },
    ]);
    expect(afterCommand(map, { type: 'removeCondition', id }).conditions).toEqual([]);
  });
});

describe('a whole new map', () => {
  const map = mapFrom('Ada Bo / x -', {
    locked: ['Bo'],
    absent: [{ pupil: 'Cem', desk: 'offered' }],
  });
  const replace = (sketch: string): Command => ({
    type: 'replaceSeats',
    seats: mapFrom(sketch).seats,
    reason: 'suggestion',
  });

  it('takes the place of the old one, without those who are away', () => {
    const next = afterCommand(map, replace('Bo - / Ada Cem'));
    expect(toSketch(next)).toBe('Bo - / Ada -');
    expect(next.emptyDesks).toEqual([]);
    expect(told(map, replace('Bo - / Ada Cem'))).toMatchObject({ code: 'replaced', moved: 2 });
  });

  it('unlocks a pupil who has no desk in it', () => {
    expect(afterCommand(map, replace('Ada - / - -')).locked).toEqual([]);
  });

  it('is refused where two share a desk or the room has no such desk', () => {
    const shared: Command = {
      type: 'replaceSeats',
      seats: { Ada: { row: 0, col: 0 }, Bo: { row: 0, col: 0 } },
      reason: 'suggestion',
    };
    expect(refused(map, shared)).toEqual({ code: 'notAMap' });
    expect(refused(map, replace('Ada Bo Dag'))).toEqual({ code: 'notAMap' });
  });

  it('may be begun from an empty room, in which only the locked sit', () => {
    expect(after(map, { type: 'clear' })).toBe('- Bo / x -');
  });
});
