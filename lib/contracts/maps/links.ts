import { z } from 'zod';
import { deskSchema, storedLayoutSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';

export const maxLinkDays = 30;
export const maxOpenLinks = 50;
export const maxListedClasses = 20;
export const lessonLabelMaxLength = 40;

/**
 * Kinds of shared links. `map`: one saved map. `class`: the active map of a class. `list`: the active maps of several
 * classes.
 */
export const linkKinds = ['map', 'class', 'list'] as const;

/** Pattern of a shared link's token: 128 random bits, encoded as base64url. */
export const linkTokenPattern = /^[\w-]{22}$/;

const newLink = {
  /** Last day on which a shared link works, in Norwegian time. */
  endsOn: z.iso.date(),
  token: z.string().regex(linkTokenPattern).optional(),
};

export const createLinkSchema = z.strictObject(newLink);
export type CreateLink = z.infer<typeof createLinkSchema>;

/**
 * `POST /links`: creates a shared link to several classes, in the order of the day's lessons. A class may occur twice.
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
 * States of a shared link. `ended`: its last day is over. `revoked`: the teacher ended it. `empty`: no class or map of
 * the link can be shown.
 */
const linkStates = ['open', 'ended', 'revoked', 'empty'] as const;

/** A shared link as its teacher sees it. Only the response to creating the link contains the address. */
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

/** `GET /links`: the teacher's own shared links, open links first, then the newest first. */
export const linkListSchema = z.array(linkSchema);

/** Response to creating a shared link. The server stores only a hash of the token. */
export const createdLinkSchema = z.object({ link: linkSchema, token: z.string() });
export type CreatedLink = z.infer<typeof createdLinkSchema>;

const sharedPupil = z.object({ name: z.string(), isAway: z.boolean() });

/**
 * `GET /shared/{token}`: the rooms and today's seats of a shared link, without an account, surnames or ids. With
 * `?again`, the request does not count as a view. An unknown, ended or revoked link gives 404.
 */
export const sharedSchema = z.object({
  kind: z.enum(linkKinds),
  endsOn: z.iso.date(),
  /** Today's date in Norway, to which the absences on a shared map apply. */
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
