import { z } from 'zod';
import { cleanName, pupilNameMaxLength } from '@/lib/core/classes/pupil-name';
import { maxDesks, maxMarks } from '@/lib/core/rooms/room-layout';
import { call } from '../call';
import { language, text } from '../text';

export const examPaperKinds = ['placeCards', 'doorLists', 'signIn'] as const;
export type ExamPaperKind = (typeof examPaperKinds)[number];

export const maxSittings = 8;
export const maxSittingPupils = 400;
export const maxExamPupils = 500;
export const examTitleMaxLength = 100;

const line = z.string().transform(cleanName).pipe(z.string().max(examTitleMaxLength));

const examSeatSchema = z.strictObject({
  name: text(pupilNameMaxLength),
  className: text(60),
  desk: z.number().int().min(1).max(maxDesks),
  /** Variant of a written test for one pupil, from 1, printed as a letter (1 as A); null without variants. */
  variant: z.number().int().min(1).max(26).nullable(),
  door: z.number().int().min(1).max(maxMarks).nullable(),
});
export type ExamSeat = z.infer<typeof examSeatSchema>;

const examSittingSchema = z.strictObject({
  /**
   * Start time of a sitting (a group of pupils who take a written test together), such as `09:00`; null if not given.
   */
  time: z.iso.time({ precision: -1 }).nullable(),
  seats: z
    .array(examSeatSchema)
    .min(1)
    .max(maxSittingPupils)
    .refine((seats) => new Set(seats.map(({ desk }) => desk)).size === seats.length, 'doubled'),
});

/**
 * Body of `POST /exam-papers`, which draws place cards, door lists or a sign-in list for a written test as a PDF.
 * Nothing is stored.
 */
export const examPapersSchema = z.strictObject({
  lang: language,
  kind: z.enum(examPaperKinds),
  title: line,
  day: z.iso.date().nullable(),
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
