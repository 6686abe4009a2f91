import { z } from 'zod';
import { classSummarySchema } from './classes';
import { call } from '../call';
import { searchSchema } from '../search';

/**
 * The lists of classes: those that the teacher may change, latest used first; colleagues' classes that the teacher looked at
 * last; and all colleagues' classes by name.
 */
export const classLists = ['own', 'recent', 'school'] as const;
export type ClassList = (typeof classLists)[number];

/** Maximum number of classes on a page. */
export const classPageSize = 24;

/** Maximum number of classes of a teacher, and of a school, archived ones included. */
export const maxClasses = 500;
export const maxSchoolClasses = 20_000;

/** Maximum number of colleagues' classes among those looked at last. */
export const maxRecentClasses = 3;

/**
 * `GET /classes?list={list}&search={text}&after={next}`: a page of classes that the teacher may see and that are not
 * archived. `list` is `own` where it is not given. `search` is for the school's list: each of its words begins a word of the
 * class's name, its grade or its teacher's name. `next` is null on the last page.
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
    // The order of the other lists follows a GET that writes: looking at a class.
  }),
};
