import { z } from 'zod';
import type { Pupil } from '@/lib/contracts/classes';
import type { NamedRoom } from '@/lib/core/conditions/resolve';
import type { Room } from '@/lib/core/seating/model';
import { standardRoom, standardRoomKinds } from '@/lib/core/seating/room';

export const maxSeats = 200;

const makerStateSchema = z.object({
  choice: z.object({
    kind: z.enum(standardRoomKinds),
    seatCount: z.number().int().min(1).max(maxSeats),
  }),
  /** The number of seats as typed; may be incomplete. */
  seatsText: z.string(),
  absent: z.array(z.string()),
  /** The class's conditions that are switched off for this map. */
  off: z.array(z.string()),
  /** The pupils who are chosen for a new condition, and what is typed. */
  draft: z.object({ chosen: z.array(z.string()), typed: z.string() }),
});

/** Everything a teacher has entered for a new map; pupils by id. */
export type MakerState = z.infer<typeof makerStateSchema>;
export type RoomChoice = MakerState['choice'];
export type ConditionDraft = MakerState['draft'];

export function toRoom(choice: RoomChoice): Room {
  return standardRoom(choice.kind, choice.seatCount);
}

/** The room with what identifies it, for the class's conditions. */
export function toNamedRoom(choice: RoomChoice): NamedRoom {
  const { kind, seatCount } = choice;
  return {
    identity: { standard: kind, seatCount },
    plan: { desks: toRoom(choice).desks, marks: [], boardSide: 'top' },
  };
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

/** Removes pupils that the class no longer has from a state. */
export function fitToClass(state: MakerState, pupils: Pupil[]): MakerState {
  const known = new Set(pupils.map((pupil) => pupil.id));
  const isKnown = (pupil: string) => known.has(pupil);
  return {
    ...state,
    absent: state.absent.filter(isKnown),
    draft: { ...state.draft, chosen: state.draft.chosen.filter(isKnown) },
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
