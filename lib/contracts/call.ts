import type { z } from 'zod';
import type { ProblemCode } from './problem';

/**
 * The session that a call needs: none, an account, a teacher, or a clerk of the company. The use case checks who owns
 * the record.
 */
export type SessionNeed = 'none' | 'required' | 'teacher' | 'clerk';

/** Media types of a file in a response. */
export interface FileAnswer {
  file: readonly string[];
}

/**
 * One call of the API. The server's handler, the browser's client, the OpenAPI document and the tests of roles and of
 * hostile requests are derived from it.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the API's base URL; parameters are in braces, as in `/classes/{classId}`. */
  path: `/${string}`;
  session: SessionNeed;
  query?: z.ZodType<Record<string, unknown>>;
  /** A JSON body, or raw bytes. Without a schema the body is not read. */
  body?: z.ZodType | 'bytes';
  /** Maximum size of the body in bytes; without it, the limit for forms applies. */
  maxBodyBytes?: number;
  /** A JSON value, a file, or a redirect of a visitor to a page. Without a schema the response is empty. */
  answer?: z.ZodType | FileAnswer | 'redirect';
  /** Error codes of this call only. `codesOf` adds the codes of its session, of its body and of every request. */
  codes?: readonly ProblemCode[];
  /** Whether the Origin is not checked, for clients that are not browsers and authenticate otherwise. */
  origin?: 'any';
  /** Whether the call is exempt from the limit on concurrent requests. */
  isAlwaysAnswered?: boolean;
}

export type ParamsOf<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : unknown;

/** The value of a response; undefined if it is empty, a file or a redirect. */
export type AnswerOf<C> = C extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : undefined;

type OptionalUnlessNeeded<Name extends string, Value> = object extends Value
  ? Partial<Record<Name, Value>>
  : Record<Name, Value>;

/** A caller's input: `params` of the path, `query` and `body`, if the call has them. */
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
 * Type error for a PUT or PATCH whose body has neither `version` nor `basis` (optimistic locking). They are not needed
 * in a body with a single value besides ids. In a body with a single list, the elements have them.
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

/** Declares a call, with its exact types. */
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

/** The path and query of a call; missing or empty values are omitted from the query. */
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

/** Every error code of a call: its own, and those of its session, its body and every request. */
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
