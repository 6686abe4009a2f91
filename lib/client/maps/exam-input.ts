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

export const examInputSchema = z.object({
  seed: z.string(),
  classIds: z.array(z.string()),
  choice: roomChoiceSchema,
  seatsText: z.string(),
  order: z.enum(examOrders),
  hasVariants: z.boolean(),
  keepsConditions: z.boolean(),
  absent: z.array(z.string()),
  unused: z.array(z.string()),
  title: z.string(),
  day: z.string(),
  times: z.array(z.string()),
});
export type ExamInput = z.infer<typeof examInputSchema>;

export function readSeats({ seatsText }: ExamInput, pupilCount: number): number | undefined {
  if (seatsText.trim() === '') return Math.min(maxDesks, Math.max(1, pupilCount));
  return readCount(seatsText, maxDesks);
}

export function readTime(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

interface PresentPupil extends Pupil {
  className: string;
}

export const presentIn = (classes: readonly ClassDetail[], { absent }: ExamInput): PresentPupil[] =>
  classes.flatMap(({ name: className, pupils }) =>
    pupils
      .filter(({ id }) => !absent.includes(id))
      .map(({ id, name }) => ({ id, name, className })),
  );

export function toChoice(input: ExamInput, pupilCount: number): RoomChoice {
  const { choice } = input;
  if (choice.own) return choice;
  return { ...choice, seatCount: readSeats(input, pupilCount) ?? choice.seatCount };
}

export interface ExamInRoom extends ExamProblem {
  room: RoomLayout;
}

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

export interface ExamSeat extends Pupil {
  desk: Desk;
  className: string | undefined;
  variant: number | undefined;
}

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

export const variantLetter = (variant: number) => String.fromCodePoint(64 + variant);

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
