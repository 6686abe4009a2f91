import { z } from 'zod';
import { deskSchema, storedLayoutSchema } from '../rooms/rooms';
import { recordId, text } from '../text';
import { call } from '../call';

/** Maximum number of days from today to the end of a link, and maximum number of a teacher's open links. */
export const maxLinkDays = 30;
export const maxOpenLinks = 50;
/** Maximum number of classes in a day's list, and maximum length of the label of a lesson. */
export const maxListedClasses = 20;
export const lessonLabelMaxLength = 40;

/** The kinds of links: one saved map, the active map of a class, or the active maps of several classes. */
export const linkKinds = ['map', 'class', 'list'] as const;

/** A token is 128 random bits as base64url. */
export const linkTokenPattern = /^[\w-]{22}$/;

const newLink = {
  /** The last day of the link in Norway, included. */
  endsOn: z.iso.date(),
  /** Idempotency key chosen by the client. */
  token: z.string().regex(linkTokenPattern).optional(),
};

/** `POST /maps/{id}/links` and `POST /classes/{id}/links`. */
export const createLinkSchema = z.strictObject(newLink);
export type CreateLink = z.infer<typeof createLinkSchema>;

/** `POST /links`: a day's list of classes, in the order of the lessons; a class may be in it twice. */
export const createListLinkSchema = z.strictObject({
  ...newLink,
  classes: z
    .array(z.strictObject({ classId: recordId(), label: text(lessonLabelMaxLength).optional() }))
    .min(1)
    .max(maxListedClasses),
});
export type CreateListLink = z.infer<typeof createListLinkSchema>;

/**
 * `ended`: the last day is over; `revoked`: its teacher ended the link; `empty`: none of its classes or maps can be
 * shown now.
 */
const linkStates = ['open', 'ended', 'revoked', 'empty'] as const;

/** A link as its teacher sees it. Only the response to making the link contains its address. */
const linkSchema = z.object({
  id: z.uuid(),
  kind: z.enum(linkKinds),
  state: z.enum(linkStates),
  /** The classes that the link shows now, in their order. */
  classes: z.array(z.object({ name: z.string(), label: z.string().nullable() })),
  createdAt: z.iso.datetime(),
  endsOn: z.iso.date(),
  views: z.number().int(),
});
export type Link = z.infer<typeof linkSchema>;

/** `GET /links`: the session's own links, the open ones first, then the latest first. */
export const linkListSchema = z.array(linkSchema);

/** The response to making a link. The server stores only a hash of the token. */
export const createdLinkSchema = z.object({ link: linkSchema, token: z.string() });
export type CreatedLink = z.infer<typeof createdLinkSchema>;

const sharedPupil = z.object({ name: z.string(), isAway: z.boolean() });

/**
 * `GET /shared/{token}`, without an account: rooms and today's seats. Names are without surnames, and nothing has an
 * id. With `?again` the request does not count as a view. An unknown, ended or revoked link is 404.
 */
export const sharedSchema = z.object({
  kind: z.enum(linkKinds),
  endsOn: z.iso.date(),
  /** Today in Norway: the day of the absences. */
  day: z.iso.date(),
  maps: z.array(
    z.object({
      label: z.string().nullable(),
      className: z.string(),
      roomName: z.string(),
      ...storedLayoutSchema.shape,
      seats: z.array(sharedPupil.extend({ desk: deskSchema, isTrainee: z.boolean() })),
      /** Pupils of the class, and trainees, without a desk on this map. */
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
