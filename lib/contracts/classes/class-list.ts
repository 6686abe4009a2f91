import { z } from 'zod';
import { classSummarySchema } from './classes';
import { call } from '../call';
import { searchSchema } from '../search';

/**
 * Lists of classes that a teacher can request:
 * - `own`: classes that the teacher may change, the most recently used first.
 * - `recent`: colleagues' classes that the teacher viewed, the most recently viewed first.
 * - `school`: all classes of colleagues, ordered by name.
 */
export const classLists = ['own', 'recent', 'school'] as const;
export type ClassList = (typeof classLists)[number];

export const classPageSize = 24;

/** Maximum number of classes per teacher, archived classes included. */
export const maxClasses = 500;
/** Maximum number of classes per school, archived classes included. */
export const maxSchoolClasses = 20_000;

export const maxRecentClasses = 3;

/**
 * Response to `GET /classes`: a page of classes that are not archived. A class matches `search` if each word of
 * `search` begins a word of the class's name, grade or teacher's name. `next` is the parameter `after` of the next
 * page, or null on the last page.
 */
export const classPageSchema = z.object({
  classes: z.array(classSummarySchema),
  next: z.string().nullable(),
});
export type ClassPage = z.infer<typeof classPageSchema>;

export const classListCalls = {
  listClasses: call('GET', '/classes', 'teacher', {
    query: z.object({
      list: z.enum(classLists).default('own'),
      search: searchSchema.default(''),
      after: z.string().optional(),
    }),
    answer: classPageSchema,
  }),
};
