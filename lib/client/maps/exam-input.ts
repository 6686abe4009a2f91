import { z } from 'zod';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import type { ExamPaperKind, ExamPapersInput } from '@/lib/contracts/maps/exam-papers';
import type { Condition } from '@/lib/core/conditions/condition';
import { resolveConditions } from '@/lib/core/conditions/resolve';
import { numberDesks } from '@/lib/core/exam/desk-numbers';
import { nearestDoor } from '@/lib/core/exam/doors';
import {
  examConditions,
  examOrders,
  type ExamProblem,
  type ExamSitting,
} from '@/lib/core/exam/exam';
import { toNamedRoom, toLayout, type RoomChoice } from '@/lib/core/maps/room-choice';
import { deskKey, type Desk } from '@/lib/core/rooms/room';
import { maxDesks, type RoomLayout } from '@/lib/core/rooms/room-layout';
import { roomChoiceSchema } from '@/lib/client/local/work-draft';
import { readCount } from './read-count';

/** The input of a written test. It is kept in the tab, so that a reload loses nothing. */
export const examInputSchema = z.object({
  /** Seats are made again from the same seed. */
  seed: z.string(),
  classIds: z.array(z.string()),
  choice: roomChoiceSchema,
  /** Desks of a standard room, as typed; empty for as many as pupils. */
  seatsText: z.string(),
  order: z.enum(examOrders),
  hasVariants: z.boolean(),
  keepsConditions: z.boolean(),
  absent: z.array(z.string()),
  /** Keys of the desks that are not used. */
  unused: z.array(z.string()),
  title: z.string(),
  day: z.string(),
  /** When each sitting begins, as typed. */
  times: z.array(z.string()),
});
export type ExamInput = z.infer<typeof examInputSchema>;

/** The number of desks as typed; undefined for none that a room can have. */
export function readSeats({ seatsText }: ExamInput, pupilCount: number): number | undefined {
  if (seatsText.trim() === '') return Math.min(maxDesks, Math.max(1, pupilCount));
  return readCount(seatsText, maxDesks);
}

/** A time as typed, `09:00`, `0900` or shorter; null for none, undefined for what is no time. */
export function readTime(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** A pupil who takes the test. */
interface PresentPupil extends Pupil {
  className: string;
}

/** The pupils of the classes who take the test. */
export const presentIn = (classes: readonly ClassDetail[], { absent }: ExamInput): PresentPupil[] =>
  classes.flatMap(({ name: className, pupils }) =>
    pupils.filter(({ id }) => !absent.includes(id)).map((pupil) => ({ ...pupil, className })),
  );

/** The chosen room, with as many desks as asked for. */
export function toChoice(input: ExamInput, pupilCount: number): RoomChoice {
  const { choice } = input;
  if (choice.own) return choice;
  return { ...choice, seatCount: readSeats(input, pupilCount) ?? choice.seatCount };
}

/** A test in a room that can be drawn. */
export interface ExamInRoom extends ExamProblem {
  room: RoomLayout;
}

/** The problem for the engine, with the conditions of the classes as they hold on the day. */
export function toExamProblem(
  input: ExamInput,
  classes: readonly ClassDetail[],
  kept: readonly Condition[],
): ExamInRoom {
  const present = presentIn(classes, input);
  const choice = toChoice(input, present.length);
  const room = toLayout(choice);
  const { conditions } = resolveConditions(input.keepsConditions ? kept : [], {
    room: toNamedRoom(choice),
    today: input.day,
    off: [],
    present: present.map(({ id }) => id),
  });
  return {
    room,
    classes: classes.map(({ id, pupils }) => ({
      id,
      pupils: pupils.filter((pupil) => !input.absent.includes(pupil.id)),
    })),
    conditions: conditions.filter(({ type }) => examConditions.includes(type)),
    order: input.order,
    variants: input.hasVariants,
    unusedDesks: room.desks.flatMap((desk, index) =>
      input.unused.includes(deskKey(desk)) ? [index] : [],
    ),
  };
}

/** A pupil at a desk, as the room of a test shows them. */
export interface ExamSeat extends Pupil {
  desk: Desk;
  /** Undefined where there is only one class. */
  className: string | undefined;
  variant: number | undefined;
}

/** The seats of a sitting, without pupils who were taken out since it was made. */
export function toSeats(
  { seats, variants }: ExamSitting,
  of: { room: RoomLayout; present: readonly PresentPupil[]; isMixed: boolean },
): ExamSeat[] {
  const pupils = new Map(of.present.map((pupil) => [pupil.id, pupil]));
  return Object.entries(seats).flatMap(([id, at]) => {
    const pupil = pupils.get(id);
    const desk = of.room.desks[at];
    if (!pupil || !desk) return [];
    const className = of.isMixed ? pupil.className : undefined;
    return [{ ...pupil, className, desk, variant: variants?.[id] }];
  });
}

/** A variant as papers and screens name it. */
export const variantLetter = (variant: number) => String.fromCodePoint(64 + variant);

/** The request for papers of the test. */
export function toPapers(
  kind: ExamPaperKind,
  lang: ExamPapersInput['lang'],
  of: {
    input: ExamInput;
    present: readonly PresentPupil[];
    room: RoomLayout;
    sittings: readonly ExamSitting[];
    place: string;
  },
): ExamPapersInput {
  const { input, present, room, sittings, place } = of;
  const numbers = numberDesks(room);
  const pupils = new Map(present.map(({ id, ...pupil }) => [id, pupil]));
  return {
    lang,
    kind,
    title: input.title,
    day: input.day,
    place,
    sittings: sittings.map(({ seats, variants }, index) => ({
      time: readTime(input.times[index] ?? '') ?? null,
      seats: Object.entries(seats).map(([id, desk]) => {
        const door = nearestDoor(room, room.desks[desk]!);
        return {
          ...pupils.get(id)!,
          desk: numbers[desk]!,
          variant: variants?.[id] ?? null,
          door: door === undefined ? null : door + 1,
        };
      }),
    })),
  };
}
