import fc from 'fast-check';
import { conditionPupils, withoutDeleted, type Condition } from '../conditions/condition';
import { isEqual } from '../conditions/merge';
import type { Command } from './command';
import { execute, mendStep } from './history';
import type { KeptList } from './made-from';
import type { RoomChoice } from './room-choice';
import {
  hasUnsaved,
  offeredBy,
  receiveKept,
  receivePupils,
  receiveRoom,
  receiveToday,
  redrawnRoom,
  send,
  showMade,
  startMaking,
  suggest,
  type MakingState,
} from './making';
import type { MapDocument } from './map-document';
import { expectWhole } from './testing/expect-whole';
import { toLayout } from './room-choice';
import { run, runRedo, runUndo } from './workbench-state';

const pupils = ['Ada', 'Bo', 'Cem', 'Dag'];
const apart = (id: string, ...of: string[]): Condition => ({ id, type: 'apart', pupils: of });
const choice: RoomChoice = { kind: 'pairs', seatCount: 6 };
const own = {
  roomId: 'room',
  version: 1,
  name: 'Rom 12',
  layout: {
    desks: [0, 1, 2, 3, 4].map((col) => ({ row: 0, col })),
    marks: [],
    boardSide: 'top' as const,
  },
};
const nothing: KeptList = { version: 1, conditions: [], lapsed: [] };

const start = (kept = nothing, takenOver: Condition[] = []) =>
  startMaking({ choice, pupils, kept, takenOver, today: '2026-03-01' });

/** Stands in for the engine: seats the pupils who are present, then the trainees, in order from the desk `first`. */
function made(state: MakingState, of: readonly string[] = pupils, first = 0): MakingState {
  const { map } = state;
  const away = offeredBy(map);
  const { desks } = map.layout;
  const seated = [...of.filter((id) => !away.includes(id)), ...map.trainees.map(({ id }) => id)];
  if (seated.length > desks.length) return state;
  const seats = seated.map((id, index) => [id, desks[(index + first) % desks.length]!] as const);
  return showMade(state, Object.fromEntries(seats));
}

const edit = { code: 'merged', count: 1 } as const;
const editTo = (state: MakingState, conditions: Condition[]) =>
  execute(state, { type: 'editConditions', conditions, edit });
const ids = (state: MakingState) => state.map.conditions.map(({ id }) => id);

describe('a map that is not yet saved', () => {
  it('no longer shows the message about its conditions once its pupils are seated', () => {
    const edit = { code: 'added', condition: apart('a', 'Ada', 'Bo') } as const;
    const conditions = [edit.condition];
    const before = execute(start(), { type: 'editConditions', conditions, edit });
    expect(before.announcement?.message).toMatchObject({ code: 'done' });
    expect(made(before).announcement).toBeUndefined();
  });

  it('may get another room, and one undo restores the room and the seats', () => {
    const begun = run(made(start()), { type: 'lock', pupils: ['Ada'] });
    const other: RoomChoice = { kind: 'longRows', seatCount: 8 };
    const desks = toLayout(other).desks;
    const seats = Object.fromEntries(pupils.map((id, index) => [id, desks[index]!]));
    const moved = run(begun, { type: 'changeRoom', choice: other, seats });
    expect(moved.map).toMatchObject({ seats, locked: [], choice: other });
    expect(moved.map.basis?.room).toEqual({ standard: 'longRows', seatCount: 8 });
    expect(runUndo(moved).map).toEqual(begun.map);
    expect(runRedo(runUndo(moved)).map).toEqual(moved.map);
  });

  it('can get a door if its room has none, and no pupil is moved', () => {
    const touched = run(made(start()), { type: 'lock', pupils: ['Ada'] });
    const after = run(touched, { type: 'furnish', mark: 'door' });
    expect(after.map).toMatchObject({ seats: touched.map.seats, locked: ['Ada'] });
    expect(after.map.layout.marks).toEqual([{ kind: 'door', row: 3, col: 0 }]);
    expect(runUndo(after).map).toEqual(touched.map);
  });

  it('gets the new desks of a redrawn room unless the map was changed by hand', () => {
    const inOwn = { ...choice, own };
    const seats = Object.fromEntries(pupils.map((id, col) => [id, { row: 0, col }]));
    const begun = run(made(start()), { type: 'changeRoom', choice: inOwn, seats });
    const layout = { ...own.layout, desks: own.layout.desks.slice(1) };
    const newest = { ...own, version: 2, layout };
    expect(redrawnRoom(begun, newest)).toEqual({ ...choice, own: newest });
    const touched = run(begun, { type: 'lock', pupils: ['Ada'] });
    expect(redrawnRoom(touched, newest)).toBeUndefined();
    const renamed = receiveRoom(touched, { ...own, version: 2, name: 'Rom 13' });
    expect(renamed.map).toMatchObject({
      seats: touched.map.seats,
      choice: { own: { name: 'Rom 13' } },
      basis: { room: { own: 'room', version: 2 } },
    });
    expect(redrawnRoom(begun, own)).toBeUndefined();
  });
});

describe('the class of a map', () => {
  it('may lose a pupil while the others remain at their desks', () => {
    const conditions = [apart('one', 'Ada', 'Bo'), apart('two', 'Ada', 'Bo', 'Cem')];
    const begun = made(start({ ...nothing, conditions }));
    const after = receivePupils(begun, ['Ada', 'Cem', 'Dag']);
    expect(after.making).toMatchObject({ isMade: true, lapsed: [conditions[0]] });
    const { Bo: _, ...others } = begun.map.seats;
    expect(after.map.seats).toEqual(others);
    expect(after.map.conditions).toEqual([apart('two', 'Ada', 'Cem')]);
    expect(hasUnsaved(after)).toBe(false);
  });

  it('takes over the conditions of the map as unsaved changes if the class has no saved conditions', () => {
    const taken = start({ ...nothing, version: 0 }, [apart('one', 'Ada', 'Bo')]);
    expect([ids(taken), hasUnsaved(taken)]).toEqual([['one'], true]);
  });

  it("after a merge has both the teacher's and the colleague's conditions, and undo removes only the teacher's", () => {
    const mine = editTo(start(), [apart('mine', 'Ada', 'Bo')]);
    const theirs = { ...nothing, version: 2, conditions: [apart('theirs', 'Bo', 'Cem')] };
    const both = receiveKept(mine, theirs, pupils);
    expect([ids(both), hasUnsaved(both)]).toEqual([['theirs', 'mine'], true]);
    expect(ids(runUndo(both))).toEqual(['theirs']);
    const eased = { ...theirs, version: 3, conditions: [{ ...theirs.conditions[0]!, wish: true }] };
    const answered = receiveKept(both, { ...theirs, version: 3 }, pupils, both.map.conditions);
    expect(receiveKept(answered, eased, pupils).map.conditions).toContainEqual(eased.conditions[0]);
  });

  it('counts as changed and unsaved when the teacher undoes a change that the server has already stored', () => {
    const sent = send(editTo(start(), [apart('mine', 'Ada', 'Bo')]));
    const taken = { ...nothing, version: 2, conditions: sent.map.conditions };
    const after = receiveKept(runUndo(sent), taken, pupils);
    expect([ids(after), hasUnsaved(after)]).toEqual([[], true]);
  });
});

it('a condition that was switched off for a map is switched on when it is added again', () => {
  const kept = { ...nothing, conditions: [apart('one', 'Ada', 'Bo')] };
  const out = run(start(kept), { type: 'leaveOut', id: 'one' });
  const back = run(out, { type: 'addCondition', condition: apart('two', 'Bo', 'Ada') });
  expect(back.map).toMatchObject({ conditions: kept.conditions, off: [] });
});

/** The server, where a colleague changes the class, too. */
interface Server extends KeptList {
  pupils: string[];
}

interface World {
  /** The pupils that the page has last received. */
  known: readonly string[];
  state: MakingState;
  server: Server;
  /** A request without a response so far; `answer` is set if the server has accepted the request. */
  underWay?: { sent: Condition[]; answer: KeptList | undefined };
  /**
   * The last value of each condition that the teacher (`mine`) or the colleague (`theirs`) changed; undefined if
   * removed.
   */
  mine: Map<string, Condition | undefined>;
  theirs: Map<string, Condition | undefined>;
  /** The conditions that the page received from the colleague and that the teacher has not changed since. */
  ofOthers: Set<string>;
}

type Act = (world: World) => World;

const find = (list: readonly Condition[], id: string) => list.find((one) => one.id === id);

/** The ids of the conditions that differ between two states. */
function changedIds({ map: earlier }: MakingState, { map: later }: MakingState): string[] {
  const all = new Set([...earlier.conditions, ...later.conditions].map(({ id }) => id));
  return [...all].filter(
    (id) => !isEqual(find(earlier.conditions, id), find(later.conditions, id)),
  );
}

/** An act of the teacher, which records the changed conditions. */
const teacher =
  (act: (state: MakingState) => MakingState): Act =>
  (world) => {
    const state = act(world.state);
    const mine = new Map(world.mine);
    const ofOthers = new Set(world.ofOthers);
    for (const id of changedIds(world.state, state)) {
      mine.set(id, find(state.map.conditions, id));
      ofOthers.delete(id);
    }
    return { ...world, state, mine, ofOthers };
  };

/** Undo or redo, which must not change conditions that the colleague has changed. */
const step =
  (isBack: boolean): Act =>
  (world) => {
    const after = teacher(isBack ? runUndo : runRedo)(world);
    expect([...after.ofOthers]).toEqual([...world.ofOthers]);
    return after;
  };

const hear = (world: World, state: MakingState): World => ({
  ...world,
  state,
  ofOthers: new Set([...world.ofOthers, ...changedIds(world.state, state)]),
});

/** Whether the id is that of a lapsed condition, which a new condition never has. */
const hasLapsed = ({ state, server }: World, id: string) =>
  [...state.making.lapsed, ...server.lapsed].some((one) => one.id === id);

/** A colleague's change of a condition in the class's list. */
const colleague =
  (id: string, change: (now: Condition | undefined) => Condition | undefined): Act =>
  (world) => {
    const { conditions, version } = world.server;
    const next = change(find(conditions, id));
    const isInClass =
      !next || conditionPupils(next).every((one) => world.server.pupils.includes(one));
    if (!isInClass || hasLapsed(world, id)) return world;
    const others = without(conditions, id);
    const server = {
      ...world.server,
      version: version + 1,
      conditions: next ? [...others, next] : others,
      lapsed: [],
    };
    return { ...world, server, theirs: new Map(world.theirs).set(id, next) };
  };

const request: Act = (world) => {
  if (world.underWay || !hasUnsaved(world.state)) return world;
  const state = send(world.state);
  const { conditions } = state.map;
  const { server } = world;
  const isTaken =
    state.making.kept.version === server.version &&
    conditions.flatMap(conditionPupils).every((one) => server.pupils.includes(one));
  const after = isTaken
    ? { ...server, version: server.version + 1, conditions, lapsed: [] }
    : server;
  const answer = isTaken ? toKept(after) : undefined;
  return { ...world, state, server: after, underWay: { sent: conditions, answer } };
};

const toKept = ({ version, conditions, lapsed }: Server): KeptList => ({
  version,
  conditions,
  lapsed,
});

/** The response arrives. If the request was refused, the page reads the newest list. */
const answer: Act = (world) => {
  const { underWay, server } = world;
  if (!underWay) return world;
  const { answer: taken, sent } = underWay;
  if (!taken) {
    const now = newsOfPupils(world);
    const state = receiveKept(now.state, toKept(server), server.pupils);
    return { ...hear(now, state), underWay: undefined };
  }
  const state = receiveKept(world.state, taken, world.known, sent);
  return { ...hear(world, state), underWay: undefined };
};
const answerLost: Act = (world) => ({ ...world, underWay: undefined });

const news: Act = (world) => {
  const { state, server, underWay } = world;
  if (underWay || server.version <= state.making.kept.version) return world;
  return hear(world, receiveKept(state, toKept(server), world.known));
};
const newsOfPupils: Act = (world) => {
  const { pupils: known } = world.server;
  return { ...world, known, state: receivePupils(world.state, known) };
};

/** Reloads the page. The state is restored from the plain data that the browser has stored. */
const reload: Act = (world) => {
  const isUnsaved = hasUnsaved(world.state);
  const { map, done, undone, making } = JSON.parse(JSON.stringify(world.state)) as MakingState;
  const saved = isUnsaved ? [] : map.conditions;
  const state = { ...world.state, map, done, undone, making: { ...making, saved } };
  return { ...news({ ...world, state, underWay: undefined }) };
};

const deletePupil =
  (pupil: string): Act =>
  (world) => {
    const left = world.server.pupils.filter((one) => one !== pupil);
    if (left.length === 0 || left.length === world.server.pupils.length) return world;
    const { kept, lapsed } = withoutDeleted(world.server.conditions, left);
    const version = world.server.version + 1;
    const server = {
      ...{ version, conditions: kept, pupils: left },
      lapsed: [...world.server.lapsed, ...lapsed],
    };
    return { ...world, server };
  };

const pair = fc.constantFrom<string[]>(
  ['Ada', 'Bo'],
  ['Bo', 'Cem'],
  ['Cem', 'Dag'],
  ['Ada', 'Dag'],
);
const conditionId = fc.constantFrom('a', 'b', 'c', 'd');
const desk = fc.record({ row: fc.nat(3), col: fc.nat(3) });
const isWish = fc.boolean();
const without = (list: readonly Condition[], id: string) => list.filter((one) => one.id !== id);
const toCondition = (id: string, of: string[], wish: boolean): Condition => ({
  ...apart(id, ...of),
  ...(wish && { wish }),
});

const byHand = fc.oneof(
  fc.record({
    type: fc.constant('move' as const),
    pupils: fc.constantFrom(['Ada'], ['Bo'], ['Cem', 'Dag']),
    grabbed: fc.constantFrom('Ada', 'Bo', 'Cem'),
    to: desk,
  }),
  fc.record({
    type: fc.constantFrom('lock' as const, 'unlock' as const),
    pupils: fc.subarray(pupils, { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant('setAbsent' as const),
    pupil: fc.constantFrom(...pupils),
    desk: fc.constantFrom('kept' as const, 'offered' as const),
  }),
  fc.record({ type: fc.constant('takeBack' as const), pupil: fc.constantFrom(...pupils) }),
  fc.record({ type: fc.constantFrom('leaveEmpty' as const, 'useDesk' as const), desk }),
  fc.record({
    type: fc.constantFrom(
      'easeCondition' as const,
      'leaveOut' as const,
      'removeCondition' as const,
    ),
    id: conditionId,
  }),
  fc.constant({ type: 'clear' as const }),
);

/** An act with its name, which is printed if the property fails. */
const named = (name: string, act: Act) => ({ name, act });
const text = (values: unknown) => JSON.stringify(values);

const onMap = fc.oneof(
  byHand.map((command) =>
    named(
      text(command),
      teacher((state) => (state.making.isMade ? run(state, command as Command) : state)),
    ),
  ),
  fc.subarray(['a', 'b', 'c']).map((off) =>
    named(
      `off ${text(off)}`,
      teacher((state) => run(state, { type: 'editConditions', off, edit })),
    ),
  ),
  fc
    .constantFrom<RoomChoice>(choice, { kind: 'threes', seatCount: 9 }, { ...choice, own })
    .map((next) =>
      named('room', (world) =>
        teacher((state) => {
          if (!state.making.isMade) return state;
          const { desks } = toLayout(next);
          const away = offeredBy(state.map);
          const people = [...world.known, ...state.map.trainees.map(({ id }) => id)];
          const present = people.filter((id) => !away.includes(id)).slice(0, desks.length);
          const seats = Object.fromEntries(present.map((id, index) => [id, desks[index]!]));
          return run(state, { type: 'changeRoom', choice: next, seats });
        })(world),
      ),
    ),
  fc.nat(5).map((by) =>
    named(
      'mend',
      teacher((state) => {
        const { seats, locked } = state.map;
        const free = Object.keys(seats).filter((id) => !locked.includes(id));
        const others = free.map((id, index) => [id, seats[free[(index + by) % free.length]!]!]);
        return mendStep(state, { ...seats, ...Object.fromEntries(others) });
      }),
    ),
  ),
  fc
    .nat(5)
    .map((first) =>
      named('make', (world) => teacher((state) => made(state, world.known, first))(world)),
    ),
  fc.constant(
    named(
      'suggest',
      teacher((state) => suggest(state, [state.map.seats], undefined, () => 'id')),
    ),
  ),
);

const edits = fc.oneof(
  fc.tuple(conditionId, pair, isWish).map(([id, of, wish]) =>
    named(`enter ${text([id, of, wish])}`, (world) => {
      const isShown = of.every((one) => world.known.includes(one));
      if (!isShown || hasLapsed(world, id)) return world;
      const next = toCondition(id, of, wish);
      return teacher((state) => editTo(state, [...without(state.map.conditions, id), next]))(world);
    }),
  ),
  conditionId.map((id) =>
    named(
      `remove ${id}`,
      teacher((state) => editTo(state, without(state.map.conditions, id))),
    ),
  ),
  fc.boolean().map((isBack) => named(isBack ? 'undo' : 'redo', step(isBack))),
);

const saving = fc.constantFrom(
  named('request', request),
  named('answer', answer),
  named('answer lost', answerLost),
  named('news', news),
);

const redrawn = { ...own, version: 2, layout: { ...own.layout, desks: own.layout.desks.slice(1) } };

const elsewhere = fc.oneof(
  fc.tuple(conditionId, pair, isWish).map(([id, of, wish]) =>
    named(
      `theirs ${text([id, of, wish])}`,
      colleague(id, () => toCondition(id, of, wish)),
    ),
  ),
  conditionId.map((id) =>
    named(
      `theirs removed ${id}`,
      colleague(id, () => undefined),
    ),
  ),
  conditionId.map((id) =>
    named(
      `theirs eased ${id}`,
      colleague(id, (now) => now && { ...now, wish: true }),
    ),
  ),
  fc.constantFrom(...pupils).map((pupil) => named(`delete ${pupil}`, deletePupil(pupil))),
  fc.constantFrom(
    named('news of pupils', newsOfPupils),
    named('reload', reload),
    named('next day', (world) => ({ ...world, state: receiveToday(world.state, '2026-03-02') })),
    named('redrawn', (world) => ({ ...world, state: receiveRoom(world.state, redrawn) })),
  ),
);

/** Random acts, most of them edits, requests and responses, which can occur in any order. */
const acts = fc.oneof(
  { weight: 4, arbitrary: edits },
  { weight: 4, arbitrary: saving },
  { weight: 1, arbitrary: elsewhere },
  { weight: 1, arbitrary: onMap },
);

/** Repeats saving until the server has all changes. */
function finishAll(world: World): World {
  let now = newsOfPupils(answer(world));
  for (let tries = 0; tries < 4; tries += 1) now = answer(request(news(now)));
  return now;
}

/** Sorts the conditions, because changes by the colleague may change their order. */
const inAnyOrder = (map: MapDocument) => ({
  ...map,
  conditions: [...map.conditions].sort((a, b) => (a.id < b.id ? -1 : 1)),
});

function expectUndoable(state: MakingState) {
  let now = state;
  const maps = [now.map];
  while (now.done.length > 0) {
    const { length } = now.done;
    now = runUndo(now);
    expect(now.done).toHaveLength(length - 1);
    expectWhole(now.map);
    maps.push(now.map);
  }
  for (const map of maps.reverse().slice(1)) {
    now = runRedo(now);
    expect(inAnyOrder(now.map)).toEqual(inAnyOrder(map));
  }
}

/**
 * The allowed final values of a condition: the last value by the teacher and the last by the colleague, both without
 * deleted pupils.
 */
function allowed(world: World, id: string): (Condition | undefined)[] {
  const { mine, theirs, server } = world;
  const written = [mine, theirs].filter((of) => of.has(id)).map((of) => of.get(id));
  return written.map((one) => one && withoutDeleted([one], server.pupils).kept[0]);
}

it('any order of edits, saves and reloads loses no edit and can be undone', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 60, size: 'max' }), (sequence) => {
      let world: World = {
        known: pupils,
        state: start(),
        server: { ...nothing, pupils },
        mine: new Map(),
        theirs: new Map(),
        ofOthers: new Set(),
      };
      for (const { act } of sequence) {
        world = act(world);
        expectWhole(world.state.map);
      }
      expectUndoable(world.state);
      world = finishAll(world);
      const { state, server } = world;
      expect(hasUnsaved(state)).toBe(false);
      expect(state.map.conditions).toEqual(server.conditions);
      for (const id of new Set([...world.mine.keys(), ...world.theirs.keys()])) {
        const now = find(server.conditions, id);
        expect(allowed(world, id)).toContainEqual(now);
      }
    }),
    { numRuns: 100 },
  );
});
