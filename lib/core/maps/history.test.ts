import fc from 'fast-check';
import { invertChange } from './change';
import type { Command } from './command';
import {
  asksForMending,
  execute,
  forPupils,
  isNewMap,
  keptAfterStep,
  keptByHand,
  mendStep,
  redo,
  startWork,
  undo,
  type Work,
} from './history';
import { expectWhole } from './testing/expect-whole';
import { apart, mapFrom } from './testing/map-from';

const start = mapFrom('Ada Bo . Cem - / Dag x . Eva Fia / - Gro . Hal -', {
  conditions: [apart('Ada', 'Eva')],
});
const names = [...Object.keys(start.seats), 'Ida', 'trainee'];

const desk = fc.constantFrom(...start.layout.desks);
const pupil = fc.constantFrom(...names);
const pupils = fc.uniqueArray(pupil, { minLength: 1, maxLength: 4 });
const seats = fc
  .tuple(
    fc.shuffledSubarray(names),
    fc.shuffledSubarray(start.layout.desks, { minLength: names.length }),
  )
  .map(([who, where]) => Object.fromEntries(who.map((name, index) => [name, where[index]!])));
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(pupils, desk).map(([list, to]): Command => ({
    type: 'move',
    pupils: list,
    grabbed: list[0]!,
    to,
  })),
  fc.record({ type: fc.constant('swapTables'), from: desk, to: desk }),
  fc.record({ type: fc.constantFrom('lock', 'unlock'), pupils }),
  fc.record({
    type: fc.constant('setAbsent'),
    pupil: fc.constantFrom('Ada', 'Bo', 'Ida'),
    desk: fc.constantFrom('kept', 'offered'),
  }),
  fc.record({ type: fc.constant('takeBack'), pupil }),
  fc.record({
    type: fc.constant('addTrainee'),
    trainee: fc.constant({ id: 'trainee', name: 'Liv' }),
    desk: fc.option(desk, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('removeTrainee'), trainee: fc.constant('trainee') }),
  fc.record({ type: fc.constantFrom('leaveEmpty', 'useDesk'), desk }),
  fc.record({ type: fc.constant('addCondition'), condition: fc.constant(apart('Ada', 'Bo')) }),
  fc.record({
    type: fc.constantFrom('easeCondition', 'leaveOut', 'removeCondition'),
    id: fc.constantFrom('apart Ada Eva', 'apart Ada Bo'),
  }),
  fc.record({
    type: fc.constant('editConditions'),
    conditions: fc.shuffledSubarray([apart('Ada', 'Eva'), apart('Bo', 'Eva'), apart('Cem', 'Dag')]),
    off: fc.subarray(['apart Ada Eva', 'apart Cem Dag']),
    edit: fc.constant({ code: 'merged' as const, count: 1 }),
  }),
  fc.record({
    type: fc.constant('replaceSeats'),
    seats,
    reason: fc.constantFrom('suggestion', 'fixed', 'generated'),
  }),
  fc.record({ type: fc.constant('clear') }),
);

describe('undo and redo', () => {
  it('restore each earlier and each later map, one step at a time', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 30 }), (commands) => {
        let work: Work = startWork(start);
        const maps = [start];
        for (const next of commands) {
          const before = work.done.length;
          work = execute(work, next);
          expectWhole(work.map);
          if (work.done.length > before) maps.push(work.map);
        }
        for (const { change } of work.done) {
          expect(invertChange(invertChange(change))).toEqual(change);
        }
        for (const map of maps.slice(0, -1).reverse()) {
          work = undo(work);
          expect(work.map).toEqual(map);
        }
        // The browser stores the work as JSON.
        work = JSON.parse(JSON.stringify(work)) as Work;
        for (const map of maps.slice(1)) {
          work = redo(work);
          expect(work.map).toEqual(map);
        }
      }),
    );
  });

  it('report the undone step and the conditions that the undo breaks and mends', () => {
    const done = execute(startWork(start), {
      type: 'move',
      pupils: ['Eva'],
      grabbed: 'Eva',
      to: { row: 1, col: 0 },
    });
    expect(done.announcement?.message).toMatchObject({
      code: 'done',
      consequence: { breaks: ['apart Ada Eva'], mends: [] },
    });
    expect(undo(done).announcement?.message).toMatchObject({
      code: 'undone',
      step: { code: 'moved', pupils: ['Eva'], swapped: ['Dag'] },
      consequence: { breaks: [], mends: ['apart Ada Eva'] },
    });
  });
});

describe('the repair of a map after changes by hand', () => {
  const run = (...commands: Command[]) =>
    keptByHand(commands.reduce((work, next) => execute(work, next), startWork(start)));
  const move = (name: string, row: number, col: number): Command => ({
    type: 'move',
    pupils: [name],
    grabbed: name,
    to: { row, col },
  });

  it('may move displaced pupils, but not pupils who were moved by hand or are locked', () => {
    expect(run({ type: 'lock', pupils: ['Hal'] }, move('Ada', 1, 0)).sort()).toEqual([
      'Ada',
      'Hal',
    ]);
  });

  it('may move a pupil who was moved by hand if another pupil was later moved to the same desk', () => {
    expect(run(move('Ada', 1, 0), move('Bo', 1, 0))).toEqual(['Bo']);
  });

  it('leaves in place only the pupils moved by hand since the last new seating of all pupils', () => {
    const seats = mapFrom('Bo Ada . Cem - / Dag x . Eva Fia / - Gro . Hal -').seats;
    const replace: Command = { type: 'replaceSeats', seats, reason: 'suggestion' };
    expect(run(move('Ada', 1, 0), replace, move('Cem', 0, 4))).toEqual(['Cem']);
  });
});

describe('forPupils', () => {
  const inClass = ['Ada', 'Bo', 'Cem', 'Dag', 'Fia', 'Gro', 'Hal'];

  it('removes the seat and the lock of a pupil who left the class, and takes the pupil out of all conditions', () => {
    const locked: Work = startWork({
      ...start,
      locked: ['Eva', 'Bo'],
      conditions: [apart('Ada', 'Eva'), apart('Ada', 'Bo', 'Eva')],
    });
    const { map, done } = forPupils(locked, inClass);
    expect(map.seats).not.toHaveProperty('Eva');
    expect(map.seats).toMatchObject({ Ada: start.seats.Ada, Hal: start.seats.Hal });
    expect(map.locked).toEqual(['Bo']);
    expect(map.conditions).toEqual([{ ...apart('Ada', 'Bo'), id: 'apart Ada Bo Eva' }]);
    expect(done).toEqual([]);
  });

  it('removes the conditions of a pupil who is no longer in the class and has no desk', () => {
    const { Eva: _, ...seats } = start.seats;
    expect(forPupils(startWork({ ...start, seats }), inClass).map.conditions).toEqual([]);
  });

  it('returns the map and its undo steps unchanged when every pupil is still in the class', () => {
    const work = startWork(start);
    expect(forPupils(work, [...inClass, 'Eva', 'Ida'])).toBe(work);
  });
});

describe('the repair of a map after a new condition', () => {
  const together: Command = {
    type: 'addCondition',
    condition: { id: 'new', type: 'together', pupils: ['Ada', 'Cem'] },
  };
  const work = execute(startWork(start), together);
  const { Bo, Cem } = start.seats;
  const mended = mendStep(work, { ...start.seats, Bo: Cem!, Cem: Bo! });

  it('is undone together with the condition, and announces the number of moved pupils', () => {
    expect(mended.done).toHaveLength(1);
    expect(mended.announcement?.message).toMatchObject({
      step: { code: 'mended', after: { code: 'conditionAdded' }, moved: 2 },
      consequence: { breaks: [] },
    });
    expect(undo(mended).map).toEqual(start);
    expect(redo(undo(mended)).map).toEqual(mended.map);
  });

  it('is not requested a second time', () => {
    expect(asksForMending(work)).toBe(true);
    expect(asksForMending(mended)).toBe(false);
  });

  it('may move the unlocked pupils whom the condition names, but no other pupil who was moved by hand', () => {
    const move = (grabbed: string, to: (typeof start.layout.desks)[number]): Command => ({
      type: 'move',
      pupils: [grabbed],
      grabbed,
      to,
    });
    const byHand = execute(
      execute(startWork(start), move('Cem', start.layout.desks[3]!)),
      move('Hal', start.layout.desks.at(-1)!),
    );
    expect(keptAfterStep(execute(byHand, together))).toEqual(['Hal']);
    const locked = execute(byHand, { type: 'lock', pupils: ['Cem'] });
    expect(keptAfterStep(execute(locked, together)).sort()).toEqual(['Cem', 'Hal']);
  });
});

it('a map whose seats a suggestion replaced is treated as a new map until the suggestion is undone or saved', () => {
  const seats = { ...start.seats, Ada: start.seats.Bo!, Bo: start.seats.Ada! };
  const suggested = execute(startWork(start), {
    type: 'replaceSeats',
    seats,
    reason: 'suggestion',
  });
  expect(isNewMap(suggested, [])).toBe(true);
  expect(isNewMap(suggested, suggested.done)).toBe(false);
  expect(isNewMap(undo(suggested), [])).toBe(false);
  const moved = execute(undo(suggested), { type: 'lock', pupils: ['Ada'] });
  expect(isNewMap(moved, suggested.done)).toBe(false);
});
