import type { z } from 'zod';
import type { ProblemCode } from './problem';

/**
 * Session that an API call needs:
 * - `none`: no session.
 * - `required`: the session of any account.
 * - `teacher`: the session of an account with a teacher record.
 * - `clerk`: the session of a member of the company's staff.
 */
export type SessionNeed = 'none' | 'required' | 'teacher' | 'clerk';

export interface FileAnswer {
  file: readonly string[];
}

/**
 * Declaration of an API call, from which the server's handler, the browser's client and the OpenAPI document are
 * derived.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of an API call after the base URL, with parameters in braces, such as `/classes/{classId}`. */
  path: `/${string}`;
  session: SessionNeed;
  query?: z.ZodType<Record<string, unknown>>;
  /** Schema of an API call's JSON body, or `bytes` for raw bytes; if missing, the server does not read the body. */
  body?: z.ZodType | 'bytes';
  /** Maximum size of a request body in bytes; if missing, the limit is `formBytes`. */
  maxBodyBytes?: number;
  /** Schema of an API call's JSON response, or a file or a redirect; if missing, the response is empty. */
  answer?: z.ZodType | FileAnswer | 'redirect';
  /** Error codes of one API call; `codesOf` adds the error codes that many API calls have in common. */
  codes?: readonly ProblemCode[];
  /** `any`: the server does not check the Origin header, so clients that are not browsers can send the API call. */
  origin?: 'any';
  /** True for an API call without a deadline and without a limit on concurrent requests. */
  isAlwaysAnswered?: boolean;
}

export type ParamsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : unknown;

export type AnswerOf<C> = C extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : undefined;

type OptionalUnlessNeeded<Name extends string, Value> = object extends Value
  ? Partial<Record<Name, Value>>
  : Record<Name, Value>;

export type InputOf<C> = (C extends { path: infer Path }
  ? unknown extends ParamsOf<Path>
    ? unknown
    : { params: ParamsOf<Path> }
  : unknown) &
  (C extends { query: infer Query extends z.ZodType }
    ? OptionalUnlessNeeded<'query', Partial<Record<keyof z.input<Query>, string | null>>>
    : unknown) &
  (C extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown);

type Details = Omit<Call, 'method' | 'path' | 'session'>;

type HasOneKey<T> = { [Key in keyof T]: Exclude<keyof T, Key> }[keyof T] extends never
  ? true
  : false;

type Versioned = { version: number } | { basis: unknown };
type OneValue = Record<string, string | number | boolean | Versioned[]>;

/**
 * Makes a PUT or PATCH body without `version` or `basis` a compile error, so that an edit cannot overwrite a newer edit
 * (optimistic locking). Bodies with a single value are exempt.
 */
type Replacing<Method, Rest> = [Method, Rest] extends [
  'PUT' | 'PATCH',
  { body: z.ZodType<infer Body> },
]
  ? Body extends Versioned
    ? unknown
    : [HasOneKey<Omit<Body, `${string}Id`>>, Omit<Body, `${string}Id`>] extends [true, OneValue]
      ? unknown
      : { body: 'names neither version nor basis' }
  : unknown;

export const call = <
  const Method extends Call['method'],
  const Path extends Call['path'],
  const Need extends SessionNeed,
  const Rest extends Details = Record<never, never>,
>(
  method: Method,
  path: Path,
  session: Need,
  details?: Rest & Replacing<Method, Rest>,
) => ({ method, path, session, ...(details as Rest) });

/** Returns the path and the query string of an API call. Query parameters without a value are left out. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  {
    params = {},
    query = {},
  }: { params?: Record<string, string>; query?: Record<string, string | null | undefined> } = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${filled}?${new URLSearchParams(given).toString()}` : filled;
}

/** Returns every error code of an API call, including the error codes that many API calls have in common. */
export function codesOf(call: Call): ProblemCode[] {
  const isChange = call.method !== 'GET';
  const codes: (ProblemCode | false | undefined)[] = [
    (call.query !== undefined || call.body !== undefined) && 'invalidRequest',
    ...(call.body ? (['bodyTooLarge'] as const) : []),
    call.body !== undefined && call.session !== 'none' && 'tooManyRequests',
    ...(call.body && call.body !== 'bytes'
      ? (['malformedJson', 'unsupportedMediaType'] as const)
      : []),
    isChange && call.origin !== 'any' && 'foreignOrigin',
    call.session !== 'none' && 'notSignedIn',
    call.session === 'teacher' && 'noTeacher',
    call.path.includes('{') && 'notFound',
    ...(call.session === 'clerk' ? (['notFound', 'passwordNeeded'] as const) : []),
    ...(call.codes ?? []),
    'internal',
    'unavailable',
  ];
  return [...new Set(codes.filter((code) => code !== false && code !== undefined))];
}
