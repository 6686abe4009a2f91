import { compareWith } from '@/lib/core/conditions/compare';
import type { Condition, ConditionId, PupilId, Seating } from '@/lib/core/conditions/condition';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import {
  addedTo,
  conditionsChange,
  exchangedIn,
  removedFrom,
  seatChange,
  type Change,
  type SeatEntry,
} from './change';
import type { Command, Refusal } from './command';
import {
  absenceOf,
  freeDesks,
  hasDesk,
  isTrainee,
  isLeftEmpty,
  isSameDesk,
  nearestFreeDesk,
  pupilAt,
  seatOf,
  type MapDocument,
} from './map-document';
import { planMove, planTableSwap, type Move } from './moves';
import { toNamedRoom, withMarkPutIn } from './room-choice';
import type { DoneAnnouncement } from './announcement';
import { usedConditions } from './used-conditions';

export type Outcome =
  | { change: Change; announcement: DoneAnnouncement }
  | { refused: Refusal }
  | undefined;

/**
 * Returns the change that a command would make to a seating map, or why the command is refused. Undefined if the
 * command would change nothing.
 */
export function runCommand(map: MapDocument, command: Command): Outcome {
  switch (command.type) {
    case 'move': {
      const { to } = command;
      return toOutcome(map, planMove(map, command), (swapped, pupils) => ({
        code: 'moved',
        pupils,
        to,
        swapped,
      }));
    }
    case 'swapTables': {
      const { from, to } = command;
      return toOutcome(map, planTableSwap(map, from, to), (_, pupils) => ({
        code: 'tablesSwapped',
        pupils,
        from,
        to,
      }));
    }
    case 'lock':
      return lock(map, command.pupils);
    case 'unlock':
      return unlock(map, command.pupils);
    case 'setAbsent':
      return setAbsent(map, command.pupil, command.desk);
    case 'takeBack':
      return takeBack(map, command.pupil);
    case 'addTrainee':
      return addTrainee(map, command);
    case 'removeTrainee':
      return removeTrainee(map, command.trainee);
    case 'leaveEmpty':
      return leaveEmpty(map, command.desk);
    case 'useDesk': {
      const { desk } = command;
      const change = removedFrom(map, 'emptyDesks', (empty) => isSameDesk(empty, desk));
      return unlessEmpty(change, { code: 'inUse', desk });
    }
    case 'addCondition':
    case 'easeCondition':
    case 'leaveOut':
    case 'removeCondition':
      return changeCondition(map, command);
    case 'editConditions': {
      const { conditions, off, edit } = command;
      const change = [
        ...(conditions ? conditionsChange(map, conditions) : []),
        ...(off ? offChange(map, off) : []),
      ];
      return unlessEmpty(change, { code: 'conditionsEdited', edit });
    }
    case 'replaceSeats':
      return replaceSeats(map, command);
    case 'changeRoom':
      return changeRoom(map, command);
    case 'furnish': {
      if (!map.choice) return unknown;
      const { mark } = command;
      const after = withMarkPutIn(map.choice, mark);
      return {
        change: [{ in: 'room', before: map.choice, after }],
        announcement: { code: 'furnished', mark },
      };
    }
    case 'clear': {
      const gone = Object.keys(map.seats).filter((pupil) => !map.locked.includes(pupil));
      const seats = gone.map((pupil) => [pupil, undefined] as const);
      const count = gone.filter((pupil) => !absenceOf(map, pupil)).length;
      return unlessEmpty(withSeats(map, seats), { code: 'cleared', count });
    }
  }
}

const unlessEmpty = (change: Change, announcement: DoneAnnouncement): Outcome =>
  change.length === 0 ? undefined : { change, announcement };

const unknown: Outcome = { refused: { code: 'unknown' } };

const carriedIn = ({ seats, swapped }: Move): PupilId[] =>
  seats.flatMap(([pupil]) => (swapped.includes(pupil) ? [] : [pupil]));

function toOutcome(
  map: MapDocument,
  move: Move | { refused: Refusal } | undefined,
  announcement: (swapped: PupilId[], carried: PupilId[]) => DoneAnnouncement,
): Outcome {
  if (!move || 'refused' in move) return move;
  return unlessEmpty(withSeats(map, move.seats), announcement(move.swapped, carriedIn(move)));
}

function withSeats(
  map: MapDocument,
  wanted: Iterable<readonly [pupil: PupilId, desk: Desk | undefined]>,
): Change {
  const entries = seatChange(map, wanted);
  const gone = new Set(entries.flatMap(({ pupil, after }) => (after ? [] : [pupil])));
  const come = new Set(entries.flatMap(({ pupil, after }) => (after ? [pupil] : [])));
  const desks = new Set(entries.flatMap(({ after }) => (after ? [deskKey(after)] : [])));
  const had = new Map(entries.map(({ pupil, before }) => [pupil, before]));
  return [
    ...entries,
    ...removedFrom(map, 'locked', (pupil) => gone.has(pupil)),
    ...exchangedIn(
      map,
      'absent',
      ({ pupil, desk }) => desk === 'kept' && gone.has(pupil),
      ({ pupil }) => ({ pupil, desk: 'offered', had: had.get(pupil) }),
    ),
    ...removedFrom(map, 'absent', ({ pupil, desk }) => desk === 'offered' && come.has(pupil)),
    ...removedFrom(map, 'emptyDesks', (desk) => desks.has(deskKey(desk))),
  ];
}

function lock(map: MapDocument, pupils: readonly PupilId[]): Outcome {
  const added = [...new Set(pupils)].filter(
    (pupil) => seatOf(map, pupil) && !map.locked.includes(pupil),
  );
  return unlessEmpty(addedTo(map, 'locked', ...added), { code: 'locked', pupils: added });
}

function unlock(map: MapDocument, pupils: readonly PupilId[]): Outcome {
  const removed = map.locked.filter((pupil) => pupils.includes(pupil));
  const change = removedFrom(map, 'locked', (pupil) => removed.includes(pupil));
  return unlessEmpty(change, { code: 'unlocked', pupils: removed });
}

function setAbsent(map: MapDocument, pupil: PupilId, desk: 'kept' | 'offered'): Outcome {
  if (isTrainee(map, pupil)) return unknown;
  const seat = seatOf(map, pupil);
  const earlier = absenceOf(map, pupil);
  if (earlier && (earlier.desk === desk || !seat)) return undefined;
  const announcement = (kept: boolean): DoneAnnouncement => ({
    code: 'absent',
    pupil,
    desk: kept ? 'kept' : 'offered',
  });
  if (seat && desk === 'kept') {
    return { change: addedTo(map, 'absent', { pupil, desk }), announcement: announcement(true) };
  }
  const leaving = withSeats(map, [[pupil, undefined]]);
  const offered = addedTo(map, 'absent', { pupil, desk: 'offered', ...(seat && { had: seat }) });
  return {
    change: earlier ? leaving : [...leaving, ...offered],
    announcement: announcement(false),
  };
}

function takeBack(map: MapDocument, pupil: PupilId): Outcome {
  const absence = absenceOf(map, pupil);
  if (!absence) return undefined;
  const seat = seatOf(map, pupil);
  if (seat) {
    const change = removedFrom(map, 'absent', (other) => other.pupil === pupil);
    return { change, announcement: { code: 'back', pupil, desk: seat } };
  }
  const desk = freeDeskFor(map, absence.had);
  if (!desk) return { refused: { code: 'noFreeDesk' } };
  return { change: withSeats(map, [[pupil, desk]]), announcement: { code: 'back', pupil, desk } };
}

function freeDeskFor(map: MapDocument, wanted: Desk | undefined): Desk | undefined {
  if (!wanted) return nearestFreeDesk(map, { row: -1, col: 0 });
  const isFree = freeDesks(map).some((desk) => isSameDesk(desk, wanted));
  return isFree ? wanted : nearestFreeDesk(map, wanted);
}

function addTrainee(
  map: MapDocument,
  { trainee, desk: wanted }: Extract<Command, { type: 'addTrainee' }>,
): Outcome {
  if (isTrainee(map, trainee.id) || seatOf(map, trainee.id)) return undefined;
  const desk = freeDeskFor(map, wanted);
  if (!desk) return { refused: { code: 'noFreeDesk' } };
  return {
    change: [...addedTo(map, 'trainees', trainee), ...withSeats(map, [[trainee.id, desk]])],
    announcement: { code: 'traineeAdded', name: trainee.name, desk },
  };
}

function removeTrainee(map: MapDocument, id: string): Outcome {
  const trainee = map.trainees.find((other) => other.id === id);
  if (!trainee) return unknown;
  const change = [
    ...withSeats(map, [[id, undefined]]),
    ...removedFrom(map, 'trainees', (other) => other.id === id),
  ];
  return { change, announcement: { code: 'traineeRemoved', name: trainee.name } };
}

function leaveEmpty(map: MapDocument, desk: Desk): Outcome {
  if (!hasDesk(map, desk)) return { refused: { code: 'noDesk' } };
  if (isLeftEmpty(map, desk)) return undefined;
  const mark = addedTo(map, 'emptyDesks', desk);
  const pupil = pupilAt(map, desk);
  if (pupil === undefined) return { change: mark, announcement: { code: 'leftEmpty', desk } };
  if (map.locked.includes(pupil)) return { refused: { code: 'locked', pupil } };
  const other = nearestFreeDesk(map, desk);
  if (!other) return { refused: { code: 'noFreeDesk' } };
  return {
    change: [...withSeats(map, [[pupil, other]]), ...mark],
    announcement: { code: 'leftEmpty', desk, moved: pupil },
  };
}

type ConditionCommand = Extract<
  Command,
  { type: 'addCondition' | 'easeCondition' | 'leaveOut' | 'removeCondition' }
>;

function changeCondition(map: MapDocument, command: ConditionCommand): Outcome {
  if (command.type === 'addCondition') return addCondition(map, command.condition);
  const { id } = command;
  const isMeant = (other: { id: string }) => other.id === id;
  const kept = map.conditions.find(isMeant);
  if (!kept) return unknown;
  const condition = usedConditions(map).find(isMeant) ?? kept;
  switch (command.type) {
    case 'leaveOut':
      if (map.off.includes(id)) return undefined;
      return {
        change: addedTo(map, 'off', id),
        announcement: { code: 'conditionLeftOut', condition },
      };
    case 'removeCondition':
      return {
        change: removedFrom(map, 'conditions', isMeant),
        announcement: { code: 'conditionRemoved', condition },
      };
    case 'easeCondition':
      if (kept.wish) return undefined;
      return {
        change: exchangedIn(map, 'conditions', isMeant, (hard) => ({ ...hard, wish: true })),
        announcement: { code: 'conditionEased', condition },
      };
  }
}

function addCondition(map: MapDocument, condition: Condition): Outcome {
  const announcement: DoneAnnouncement = { code: 'conditionAdded', condition };
  const isThere = map.conditions.some(({ id }) => id === condition.id);
  const same = compareWith(usedConditions(map), condition)?.code === 'same';
  if (isThere || same) return { refused: { code: 'sameCondition' } };
  const left = map.conditions.find(
    (each) => map.off.includes(each.id) && compareWith([each], condition)?.code === 'same',
  );
  const change = left
    ? removedFrom(map, 'off', (id) => id === left.id)
    : addedTo(map, 'conditions', condition);
  return { change, announcement };
}

const offChange = (map: MapDocument, off: readonly ConditionId[]): Change => [
  ...removedFrom(map, 'off', (id) => !off.includes(id)),
  ...addedTo(
    { ...map, off: map.off.filter((id) => off.includes(id)) },
    'off',
    ...off.filter((id) => !map.off.includes(id)),
  ),
];

function replaceSeats(
  map: MapDocument,
  { seats, reason }: Extract<Command, { type: 'replaceSeats' }>,
): Outcome {
  const away = new Set(map.absent.flatMap((one) => (one.desk === 'offered' ? [one.pupil] : [])));
  const wanted = Object.entries(seats).filter(([pupil]) => !away.has(pupil));
  if (!isMap(map, Object.fromEntries(wanted))) return { refused: { code: 'notAMap' } };
  const gone = Object.keys(map.seats).filter((pupil) => !Object.hasOwn(seats, pupil));
  const change = withSeats(map, [
    ...gone.map((pupil) => [pupil, undefined] as const),
    ...wanted.map(([pupil, desk]) => [pupil, desk] as const),
  ]);
  const moved = change.filter((entry): entry is SeatEntry => entry.in === 'seats').length;
  return unlessEmpty(change, { code: 'replaced', reason, moved });
}

function changeRoom(
  map: MapDocument,
  { choice, seats }: Extract<Command, { type: 'changeRoom' }>,
): Outcome {
  if (!map.choice) return unknown;
  const { layout } = toNamedRoom(choice);
  if (!isMap({ ...map, layout }, seats)) return { refused: { code: 'notAMap' } };
  const gone = Object.keys(map.seats).filter((id) => !Object.hasOwn(seats, id));
  const change: Change = [
    ...removedFrom(map, 'locked', () => true),
    ...removedFrom(map, 'emptyDesks', () => true),
    { in: 'room', before: map.choice, after: choice },
    // The entries above already unlock all pupils and free all desks kept empty; `withSeats` must not repeat these
    // entries.
    ...withSeats({ ...map, locked: [], emptyDesks: [] }, [
      ...gone.map((id) => [id, undefined] as const),
      ...Object.entries(seats),
    ]),
  ];
  return { change, announcement: { code: 'roomChanged', choice } };
}

function isMap(map: MapDocument, seats: Seating): boolean {
  const desks = Object.values(seats);
  return (
    desks.every((desk) => hasDesk(map, desk)) && new Set(desks.map(deskKey)).size === desks.length
  );
}
