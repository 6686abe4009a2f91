import { z } from 'zod';
import { cleanName, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { maxDesks, maxMarks } from '@/lib/core/rooms/room-layout';
import { call } from '../call';
import { language, text } from '../text';

/**
 * The papers of a written test: cards to put on the desks, lists to hang at the doors, and sheets on which the pupils sign
 * in.
 */
export const examPaperKinds = ['placeCards', 'doorLists', 'signIn'] as const;
export type ExamPaperKind = (typeof examPaperKinds)[number];

/** Maximum number of sittings, of pupils in one of them, and of pupils in all. */
export const maxSittings = 8;
export const maxSittingPupils = 400;
export const maxExamPupils = 500;
/** Maximum length of a test's name and of a room's. */
export const examTitleMaxLength = 100;

const line = z.string().transform(cleanName).pipe(z.string().max(examTitleMaxLength));

const examSeatSchema = z.strictObject({
  /** A pupil's first name. */
  name: text(pupilNameMaxLength),
  className: text(60),
  /** The desk's number in the room, from 1. */
  desk: z.number().int().min(1).max(maxDesks),
  /** The variant of the test, from 1, which the papers show as a letter. */
  variant: z.number().int().min(1).max(26).nullable(),
  /** The number of the door that the pupil uses, from 1. */
  door: z.number().int().min(1).max(maxMarks).nullable(),
});
export type ExamSeat = z.infer<typeof examSeatSchema>;

const examSittingSchema = z.strictObject({
  /** When it begins, as `09:00`. */
  time: z.iso.time({ precision: -1 }).nullable(),
  /** In any order; each desk once. */
  seats: z
    .array(examSeatSchema)
    .min(1)
    .max(maxSittingPupils)
    .refine((seats) => new Set(seats.map(({ desk }) => desk)).size === seats.length, 'doubled'),
});

/** `POST /exam-papers`: draws papers of a test. Nothing of it is stored. */
export const examPapersSchema = z.strictObject({
  lang: language,
  kind: z.enum(examPaperKinds),
  /** The test's name; may be empty. */
  title: line,
  day: z.iso.date().nullable(),
  /** The room's name; may be empty. */
  place: line,
  sittings: z
    .array(examSittingSchema)
    .min(1)
    .max(maxSittings)
    .refine(
      (sittings) => sittings.flatMap(({ seats }) => seats).length <= maxExamPupils,
      'too_big',
    ),
});
export type ExamPapers = z.output<typeof examPapersSchema>;
export type ExamPapersInput = z.input<typeof examPapersSchema>;

export const examPaperCalls = {
  drawExamPapers: call('POST', '/exam-papers', 'teacher', {
    body: examPapersSchema,
    maxBodyBytes: 500_000,
    answer: { file: ['application/pdf'] },
    codes: ['tooManyRequests'],
  }),
};
