import { z } from 'zod';
import { listedClass } from '../classes/classes';
import { recordId } from '../text';
import { call } from '../call';
import { pageQuery } from '../search';

export const ownerlessPageSize = 50;

const ownerlessClassSchema = z.object({
  ...listedClass,
  archivedAt: z.iso.datetime().nullable(),
});
export type OwnerlessClass = z.infer<typeof ownerlessClassSchema>;

/**
 * Response to `GET /schools/{id}/ownerless-classes?after={next}`, for the school's admins: a page of the classes whose
 * owner's account was deleted, ordered by name. `next` is the parameter `after` of the next page, or null on the last
 * page.
 */
export const ownerlessPageSchema = z.object({
  classes: z.array(ownerlessClassSchema),
  next: z.string().nullable(),
});
export type OwnerlessPage = z.infer<typeof ownerlessPageSchema>;

export const ownerlessCalls = {
  listOwnerlessClasses: call('GET', '/schools/{schoolId}/ownerless-classes', 'teacher', {
    query: pageQuery,
    answer: ownerlessPageSchema,
    codes: ['forbidden'],
  }),
};

export const classOwnerCalls = {
  giveClass: call('PUT', '/classes/{classId}/school', 'teacher', {
    codes: ['forbidden', 'joinSchoolFirst', 'tooManySchoolClasses'],
  }),
  setClassOwner: call('PUT', '/classes/{classId}/owner', 'teacher', {
    body: z.strictObject({ teacherId: recordId() }),
    codes: ['forbidden'],
  }),
};
