import { z } from 'zod';

/**
 * Error code → HTTP status. Error codes are never renamed; each error code is also the key of the message shown to
 * users.
 */
export const problemStatus = {
  invalidRequest: 400,
  malformedJson: 400,
  signatureInvalid: 400,
  csrfMismatch: 403,
  foreignOrigin: 403,
  notSignedIn: 401,
  idTokenRejected: 401,
  idTokenTooOld: 401,
  accountDeleted: 403,
  forbidden: 403,
  passwordNeeded: 403,
  emailNotConfirmed: 403,
  noTeacher: 403,
  noActivePlan: 403,
  contactSchoolAdmin: 403,
  removedFromSchool: 403,
  notFound: 404,
  planNotFound: 404,
  methodNotAllowed: 405,
  teacherExists: 409,
  changedMeanwhile: 409,
  classWithoutMap: 409,
  tooManyLinks: 409,
  classArchived: 409,
  tooManyEditors: 409,
  idTaken: 409,
  planWithoutUser: 409,
  currentPlan: 409,
  smallerPlan: 409,
  paymentOverdue: 409,
  noSubscription: 409,
  createSchoolFirst: 409,
  leaveSchoolFirst: 409,
  cannotSwitchPlanType: 409,
  tooManyTeachers: 409,
  hasSchool: 409,
  joinSchoolFirst: 409,
  tooManyOwnClasses: 409,
  tooManyRooms: 409,
  tooManyMaps: 409,
  tooManyGroupRounds: 409,
  tooManySchoolClasses: 409,
  schoolFull: 409,
  lastAdmin: 409,
  undoTooLate: 409,
  tooManyClasses: 409,
  bodyTooLarge: 413,
  addressTooLong: 414,
  unsupportedMediaType: 415,
  seatingInvalid: 422,
  groupsInvalid: 422,
  identityRefused: 422,
  licenceCodeUnknown: 422,
  termsNotAccepted: 422,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** JSON body of every error response (RFC 9457). `code` is an error code that is never renamed. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  requestId: z.string().optional(),
  /** Path and Zod issue code of each wrong value in a request, for the error `invalidRequest`. */
  errors: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
  /** Code and message of the identity provider, such as `auth/user-not-found`, for the error `identityRefused`. */
  provider: z.object({ code: z.string(), message: z.string() }).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
