import { z } from 'zod';
import { call } from '../call';
import { recordId } from '../text';
import { maxPupils } from './classes';

/** Maximum number of rounds in a class, in one request, and in one response. */
export const maxGroupRounds = 400;
export const maxKeptRounds = 40;
export const listedRounds = 200;

/** A division of a class into groups, stored so that the next round can avoid repeated pairs. */
export const groupRoundSchema = z.strictObject({
  /** Idempotency key chosen by the client. */
  id: recordId(),
  /** Number of changes, from 1; 0 before the round is stored. */
  version: z.number().int().min(0).max(2_000_000_000),
  /** The day of the group work, from the year 2000 on. */
  day: z.iso.date().refine((day) => day >= '2000-01-01', 'outOfRange'),
  /** The groups in the order of their numbers, each of one pupil or more; pupils may be in no group. */
  groups: z
    .array(z.array(recordId()).min(1).max(maxPupils))
    .min(1)
    .max(maxPupils)
    .refine((groups) => new Set(groups.flat()).size === groups.flat().length, 'doubled'),
});
export type GroupRound = z.infer<typeof groupRoundSchema>;

/**
 * `GET /classes/{id}/group-rounds`, and the response to storing rounds: the newest rounds, the latest day first and,
 * within a day, the last stored first. Deleted pupils are omitted, and so are groups and rounds without a pupil.
 */
export const groupRoundsSchema = z.array(groupRoundSchema);

/**
 * `PUT /classes/{id}/group-rounds` stores all the rounds or none. Among rounds of one day, the last in the list is the
 * newest. A round that is already stored gets the given day and groups. `version` is the edited version; if it is not
 * the newest, the response is 409 `changedMeanwhile`. A repeated request changes nothing. A pupil who is not in the
 * class gives 422 `groupsInvalid`; a round of another class gives 409 `idTaken`.
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
  /** Deletes a round; idempotent. A round that is stored again with the same id is restored. */
  deleteGroupRound: call('DELETE', '/classes/{classId}/group-rounds/{roundId}', 'teacher', {
    codes: ['classArchived', 'forbidden'],
  }),
};
