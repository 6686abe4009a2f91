import { z } from 'zod';
import { deskSchema, storedLayoutSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';

export const maxLinkDays = 30;
export const maxOpenLinks = 50;
export const maxListedClasses = 20;
export const lessonLabelMaxLength = 40;

/**
 * Kinds of shared links. `map`: one saved seating map. `class`: the active seating map of a class. `list`: the active
 * seating maps of several classes.
 */
export const linkKinds = ['map', 'class', 'list'] as const;

/** Pattern of the token in a shared link's URL: 128 random bits, encoded as base64url. */
export const linkTokenPattern = /^[\w-]{22}$/;

const newLink = {
  /** Last day on which a shared link works, as a calendar day in Norway. */
  endsOn: z.iso.date(),
  token: z.string().regex(linkTokenPattern).optional(),
};

export const createLinkSchema = z.strictObject(newLink);
export type CreateLink = z.infer<typeof createLinkSchema>;

/**
 * Body of `POST /links`, which creates a shared link to the seating maps of several classes. `classes` is in the order
 * of the day's lessons; a class may occur twice.
 */
export const createListLinkSchema = z.strictObject({
  ...newLink,
  classes: z
    .array(z.strictObject({ classId: recordId(), label: text(lessonLabelMaxLength).optional() }))
    .min(1)
    .max(maxListedClasses),
});
export type CreateListLink = z.infer<typeof createListLinkSchema>;

/**
 * States of a shared link. `ended`: the last day is over. `revoked`: the teacher ended the link early. `empty`: the
 * link has no seating map to show.
 */
const linkStates = ['open', 'ended', 'revoked', 'empty'] as const;

const linkSchema = z.object({
  id: z.uuid(),
  kind: z.enum(linkKinds),
  state: z.enum(linkStates),
  classes: z.array(z.object({ name: z.string(), label: z.string().nullable() })),
  createdAt: z.iso.datetime(),
  endsOn: z.iso.date(),
  views: z.number().int(),
});
export type Link = z.infer<typeof linkSchema>;

/**
 * Response to `GET /links`: the teacher's shared links. Open links come before ended and revoked links; each part
 * begins with the newest link.
 */
export const linkListSchema = z.array(linkSchema);

/**
 * Response to the creation of a shared link. Only this response contains the token, because the server stores only a
 * hash of the token.
 */
export const createdLinkSchema = z.object({ link: linkSchema, token: z.string() });
export type CreatedLink = z.infer<typeof createdLinkSchema>;

const sharedPupil = z.object({ name: z.string(), isAway: z.boolean() });

/**
 * Response to `GET /shared/{token}`, without an account: the rooms and today's seats of a shared link, with pupils'
 * names without surnames, and without ids. With `?again`, the request does not count as a view. An
 * unknown, ended, revoked or empty link gives 404.
 */
export const sharedSchema = z.object({
  kind: z.enum(linkKinds),
  endsOn: z.iso.date(),
  /** Today's date in Norway, for which the shared seating maps show absent pupils. */
  day: z.iso.date(),
  maps: z.array(
    z.object({
      label: z.string().nullable(),
      className: z.string(),
      roomName: z.string(),
      ...storedLayoutSchema.shape,
      seats: z.array(sharedPupil.extend({ desk: deskSchema, isTrainee: z.boolean() })),
      unseated: z.array(sharedPupil),
    }),
  ),
});
export type Shared = z.infer<typeof sharedSchema>;
export type SharedMap = Shared['maps'][number];

export const linkCalls = {
  listLinks: call('GET', '/links', 'teacher', { answer: linkListSchema }),
  shareList: call('POST', '/links', 'teacher', {
    body: createListLinkSchema,
    answer: createdLinkSchema,
    codes: [
      'classArchived',
      'classWithoutMap',
      'idTaken',
      'notFound',
      'tooManyLinks',
      'tooManyRequests',
    ],
  }),
  revokeLink: call('DELETE', '/links/{linkId}', 'teacher'),
  shareMap: call('POST', '/maps/{mapId}/links', 'teacher', {
    body: createLinkSchema,
    answer: createdLinkSchema,
    codes: ['classArchived', 'classWithoutMap', 'idTaken', 'tooManyLinks', 'tooManyRequests'],
  }),
  shareClass: call('POST', '/classes/{classId}/links', 'teacher', {
    body: createLinkSchema,
    answer: createdLinkSchema,
    codes: ['classArchived', 'classWithoutMap', 'idTaken', 'tooManyLinks', 'tooManyRequests'],
  }),
  readShared: call('GET', '/shared/{token}', 'none', {
    query: z.object({ again: z.string().optional() }),
    answer: sharedSchema,
    codes: ['tooManyRequests'],
  }),
};
