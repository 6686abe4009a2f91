import { z } from 'zod';
import { listedClass } from '../classes/classes';
import { recordId } from '../text';
import { call } from '../call';
import { pageQuery } from '../search';

export const ownerlessPageSize = 50;

/** A class whose owner's account was deleted. Only admins of the school see the class. */
const ownerlessClassSchema = z.object({
  ...listedClass,
  archivedAt: z.iso.datetime().nullable(),
});
export type OwnerlessClass = z.infer<typeof ownerlessClassSchema>;

/**
 * `GET /schools/{id}/ownerless-classes?after={next}`: classes without an owner, by name. Admins may archive and delete
 * them.
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
