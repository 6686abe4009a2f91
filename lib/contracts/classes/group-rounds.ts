import { z } from 'zod';
import { call } from '../call';
import { recordId } from '../text';
import { maxPupils } from './classes';

export const maxGroupRounds = 400;
export const maxKeptRounds = 40;
export const listedRounds = 200;

/** A division of a class into groups, stored so that later rounds can avoid the same pairs. */
export const groupRoundSchema = z.strictObject({
  id: recordId(),
  /** Number of changes of a group round; 0 before the round is stored. */
  version: z.number().int().min(0).max(2_000_000_000),
  /** Day of a round of group work, in the year 2000 or later. */
  day: z.iso.date().refine((day) => day >= '2000-01-01', 'outOfRange'),
  /** Groups of a group round in the order of their numbers. No group is empty; a pupil may be in none. */
  groups: z
    .array(z.array(recordId()).min(1).max(maxPupils))
    .min(1)
    .max(maxPupils)
    .refine((groups) => new Set(groups.flat()).size === groups.flat().length, 'doubled'),
});
export type GroupRound = z.infer<typeof groupRoundSchema>;

/**
 * `GET /classes/{id}/group-rounds`: a class's stored group rounds, the newest first. Deleted pupils are omitted, and so
 * are groups and rounds without a pupil.
 */
export const groupRoundsSchema = z.array(groupRoundSchema);

/**
 * `PUT /classes/{id}/group-rounds`: stores all given group rounds or none; idempotent. Errors: 409 `changedMeanwhile`
 * for an outdated `version`, 422 `groupsInvalid` for a pupil outside the class, 409 `idTaken` for a round of another
 * class.
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
  /** Deletes a group round; idempotent. Storing a round again with the same id restores it. */
  deleteGroupRound: call('DELETE', '/classes/{classId}/group-rounds/{roundId}', 'teacher', {
    codes: ['classArchived', 'forbidden'],
  }),
};
