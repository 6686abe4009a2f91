import { z } from 'zod';
import { call } from '../call';
import { recordId } from '../text';
import { maxPupils } from './classes';

/** Rounds that a class can keep, that one request can keep, and that one answer lists. */
export const maxGroupRounds = 400;
export const maxKeptRounds = 40;
export const listedRounds = 200;

/** A division of a class into groups, kept so that the next one knows who has worked together. */
export const groupRoundSchema = z.strictObject({
  /** Chosen by the client. */
  id: recordId(),
  /** Counts its changes from 1; 0 before it is kept. */
  version: z.number().int().min(0).max(2_000_000_000),
  /** The day of the group work, from the year 2000 on. */
  day: z.iso.date().refine((day) => day >= '2000-01-01', 'outOfRange'),
  /** The groups in the order of their numbers, each of one pupil or more; not every pupil needs one. */
  groups: z
    .array(z.array(recordId()).min(1).max(maxPupils))
    .min(1)
    .max(maxPupils)
    .refine((groups) => new Set(groups.flat()).size === groups.flat().length, 'doubled'),
});
export type GroupRound = z.infer<typeof groupRoundSchema>;

/**
 * `GET /classes/{id}/group-rounds`, and the response to keeping some: the newest rounds, the latest day first and, of one
 * day, the one kept last. Deleted pupils are left out, and so are groups and rounds that have no pupil left.
 */
export const groupRoundsSchema = z.array(groupRoundSchema);

/**
 * `PUT /classes/{id}/group-rounds` keeps rounds, all or none. Of several of one day the last in the list is the newest. A
 * round that the class keeps already gets the day and the groups given here; `version` is the one that was changed, and if
 * it is not the newest, the answer is 409 `changedMeanwhile`. A repeat changes nothing. A pupil who is not in the class is
 * 422 `groupsInvalid`, a round of another class 409 `idTaken`.
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
  /** A repeat changes nothing. Kept again with the same id, the round is back. */
  deleteGroupRound: call('DELETE', '/classes/{classId}/group-rounds/{roundId}', 'teacher', {
    codes: ['classArchived', 'forbidden'],
  }),
};
