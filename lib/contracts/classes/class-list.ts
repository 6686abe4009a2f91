import { z } from 'zod';
import { classSummarySchema } from './classes';
import { call } from '../call';
import { searchSchema } from '../search';

/**
 * The lists of classes: `own`, which the teacher may change, latest used first; `recent`, colleagues' classes that
 * the teacher viewed last; and `school`, all colleagues' classes by name.
 */
export const classLists = ['own', 'recent', 'school'] as const;
export type ClassList = (typeof classLists)[number];

/** Maximum number of classes on a page. */
export const classPageSize = 24;

/** Maximum number of classes of a teacher, and of a school, archived classes included. */
export const maxClasses = 500;
export const maxSchoolClasses = 20_000;

/** Maximum number of recently viewed classes of colleagues. */
export const maxRecentClasses = 3;

/**
 * `GET /classes?list={list}&search={text}&after={next}`: a page of classes that the teacher may see and that are not
 * archived. `list` is `own` by default. `search` is for the school's list: each of its words is a prefix of a word of
 * the class's name, its grade or its teacher's name. `next` is null on the last page.
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
    // Reading a class records its use, which changes the order of the lists `own` and `recent`.
  }),
};
