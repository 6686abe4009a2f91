import { z } from 'zod';
import { listedClass } from '../classes/classes';
import { recordId } from '../text';
import { call } from '../call';
import { pageQuery } from '../search';

/** Number of classes in one response. */
export const ownerlessPageSize = 50;

/**
 * A class of the school without an owner, because the teacher's account was deleted. Only admins of the school see it.
 */
const ownerlessClassSchema = z.object({
  ...listedClass,
  archivedAt: z.iso.datetime().nullable(),
});
export type OwnerlessClass = z.infer<typeof ownerlessClassSchema>;

/**
 * `GET /schools/{id}/ownerless-classes?after={next}`: the school's classes without an owner by name, for its admins,
 * who may archive and delete them like an owner.
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
  /** An admin of the school gives a class without an owner to a teacher of the school. */
  setClassOwner: call('PUT', '/classes/{classId}/owner', 'teacher', {
    body: z.strictObject({ teacherId: recordId() }),
    codes: ['forbidden'],
  }),
};
