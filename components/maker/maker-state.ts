import { z } from 'zod';
import type { Pupil } from '@/lib/contracts/classes';
import { conditionSchema } from '@/lib/contracts/maps';
import { minPupils, withoutDeleted } from '@/lib/core/seating/condition';
import type { Condition, Desk, PupilId, Room } from '@/lib/core/seating/model';
import { deskKey, standardRoom, standardRoomKinds } from '@/lib/core/seating/room';

export const maxSeats = 200;

const makerStateSchema = z.object({
  choice: z.object({
    kind: z.enum(standardRoomKinds),
    seatCount: z.number().int().min(1).max(maxSeats),
  }),
  /** The number of seats as typed; may be incomplete. */
  seatsText: z.string(),
  absent: z.array(z.string()),
  conditions: z.array(conditionSchema),
  /** The condition that is being composed. */
  draft: z.object({
    type: z.enum(['together', 'apart', 'front', 'back', 'fixed']),
    chosen: z.array(z.string()),
  }),
});

/** Everything a teacher has entered for a new map; pupils by id. */
export type MakerState = z.infer<typeof makerStateSchema>;
export type RoomChoice = MakerState['choice'];
export type ConditionDraft = MakerState['draft'];

export function toRoom(choice: RoomChoice): Room {
  return standardRoom(choice.kind, choice.seatCount);
}

export type SeatsProblem = 'notANumber' | 'tooMany' | 'tooFew';

/** What is wrong with the number of seats as it is typed. */
export function seatsProblem(text: string, pupilCount: number): SeatsProblem | undefined {
  const seats = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (seats < 1) return 'notANumber';
  if (seats > maxSeats) return 'tooMany';
  return seats < pupilCount ? 'tooFew' : undefined;
}

/** Stores the typed number of seats; changes the room if it is a valid number. */
export function withSeats(state: MakerState, seatsText: string): MakerState {
  const problem = seatsProblem(seatsText, 0);
  const choice = problem ? state.choice : { ...state.choice, seatCount: Number(seatsText) };
  return { ...state, seatsText, choice };
}

export type DraftProblem =
  | { code: 'pickPupil' | 'pickDesk' | 'alreadyThere' }
  | { code: 'tooFew'; least: number }
  | { code: 'deskTaken' | 'alreadyFixed'; pupil: PupilId };

/** Converts a draft to a condition, at `desk` for a fixed one; otherwise returns what is missing. */
export function completeDraft(
  { type, chosen }: ConditionDraft,
  conditions: readonly Condition[],
  desk?: Desk,
): { condition: Condition } | { problem: DraftProblem } {
  if (type !== 'fixed') {
    const least = minPupils[type];
    if (chosen.length < least) return { problem: { code: 'tooFew', least } };
    const isThere = conditions.some(
      (other) =>
        other.type === type &&
        other.pupils.length === chosen.length &&
        other.pupils.every((pupil) => chosen.includes(pupil)),
    );
    return isThere
      ? { problem: { code: 'alreadyThere' } }
      : { condition: { type, pupils: chosen } };
  }
  const [pupil] = chosen;
  if (pupil === undefined) return { problem: { code: 'pickPupil' } };
  if (!desk) return { problem: { code: 'pickDesk' } };
  for (const other of conditions) {
    if (other.type !== 'fixed') continue;
    if (other.pupil === pupil) return { problem: { code: 'alreadyFixed', pupil } };
    if (deskKey(other.desk) === deskKey(desk)) {
      return { problem: { code: 'deskTaken', pupil: other.pupil } };
    }
  }
  return { condition: { type, pupil, desk } };
}

/** Indices of the fixed conditions whose desk is not in the room. */
export function lostDesks(conditions: readonly Condition[], room: Room): number[] {
  const desks = new Set(room.desks.map(deskKey));
  return conditions.flatMap((condition, index) =>
    condition.type === 'fixed' && !desks.has(deskKey(condition.desk)) ? [index] : [],
  );
}

/** Removes pupils that the class no longer has from a state. `lapsed` are the conditions that ended because of that. */
export function fitToClass(
  state: MakerState,
  pupils: Pupil[],
): { state: MakerState; lapsed: Condition[] } {
  const known = new Set(pupils.map((pupil) => pupil.id));
  const { conditions, lapsed } = withoutDeleted(state.conditions, known);
  return {
    lapsed,
    state: {
      ...state,
      conditions,
      absent: state.absent.filter((pupil) => known.has(pupil)),
      draft: { ...state.draft, chosen: state.draft.chosen.filter((pupil) => known.has(pupil)) },
    },
  };
}

/** Parses a stored state; undefined if it is not valid. */
export function parseMakerState(text: string | null): MakerState | undefined {
  if (text === null) return undefined;
  try {
    return makerStateSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
