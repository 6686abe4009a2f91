import { z } from 'zod';
import { classSummarySchema } from './classes';
import { call } from '../call';
import { searchSchema } from '../search';

/**
 * Lists of classes. `own`: classes that the teacher may change, last used first. `recent`: colleagues' classes, last
 * viewed first. `school`: all colleagues' classes by name.
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
 * `GET /classes`: a page of classes that are not archived. Each word of `search` is a prefix of a word in the class's
 * name, grade or teacher's name. `next` is null on the last page.
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
    // Reading a class changes the order of the class lists `own` and `recent`.
  }),
};
