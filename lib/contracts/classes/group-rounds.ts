import { z } from 'zod';
import { call } from '../call';
import { recordId } from '../text';
import { maxPupils } from './classes';

export const maxGroupRounds = 400;
export const maxKeptRounds = 40;
export const listedRounds = 200;

/**
 * Group round: a division of a class into groups of pupils, stored so that later group rounds can avoid the same pairs
 * of pupils.
 */
export const groupRoundSchema = z.strictObject({
  id: recordId(),
  /**
   * Version of a group round (a division of a class into groups): 0 before the round is stored, then increased by each
   * change.
   */
  version: z.number().int().min(0).max(2_000_000_000),
  /** Day of a group round (a division of a class into groups), in the year 2000 or later. */
  day: z.iso.date().refine((day) => day >= '2000-01-01', 'outOfRange'),
  /** Pupil ids of each group, in the order of the group numbers. A pupil of the class may be in no group. */
  groups: z
    .array(z.array(recordId()).min(1).max(maxPupils))
    .min(1)
    .max(maxPupils)
    .refine((groups) => new Set(groups.flat()).size === groups.flat().length, 'doubled'),
});
export type GroupRound = z.infer<typeof groupRoundSchema>;

/**
 * Response to `GET /classes/{id}/group-rounds`: a class's stored group rounds (divisions of the class into groups), the
 * newest first. Deleted pupils, and groups and rounds without any remaining pupil, are left out.
 */
export const groupRoundsSchema = z.array(groupRoundSchema);

/**
 * Body of `PUT /classes/{id}/group-rounds`, which stores all given group rounds (divisions of a class into groups) or
 * none; idempotent. Errors:
 * - 409 `changedMeanwhile`: a `version` is outdated.
 * - 409 `idTaken`: a group round with the same id belongs to a different class.
 * - 422 `groupsInvalid`: a pupil is not in the class.
 */
export const keepGroupRoundsSchema = z.strictObject({
  rounds: z
    .array(groupRoundSchema)
    .min(1)
    .max(maxKeptRounds)
    .refine((rounds) => new Set(rounds.map(({ id }) => id)).size === rounds.length, 'doubled'),
});
export type KeepGroupRounds = z.infer<typeof keepGroupRoundsSchema>;

export const groupRoundCalls = {
  listGroupRounds: call('GET', '/classes/{classId}/group-rounds', 'teacher', {
    answer: groupRoundsSchema,
  }),
  keepGroupRounds: call('PUT', '/classes/{classId}/group-rounds', 'teacher', {
    body: keepGroupRoundsSchema,
    maxBodyBytes: 500_000,
    answer: groupRoundsSchema,
    codes: [
      'changedMeanwhile',
      'classArchived',
      'forbidden',
      'groupsInvalid',
      'idTaken',
      'noActivePlan',
      'tooManyGroupRounds',
      'tooManyRequests',
    ],
  }),
  /**
   * Deletes a group round (a division of a class into groups); idempotent. Storing a group round with the same id
   * restores the deleted group round.
   */
  deleteGroupRound: call('DELETE', '/classes/{classId}/group-rounds/{roundId}', 'teacher', {
    codes: ['classArchived', 'forbidden'],
  }),
};
