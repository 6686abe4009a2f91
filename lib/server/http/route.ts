import 'server-only';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import type { Database } from '@/lib/db/client';
import { readSession, type Session } from '@/lib/server/auth/read-session';
import { AppError } from '../errors/app-error';
import { database } from '../database/database';
import { toErrorResponse } from '../errors/error-response';
import { logger } from './logger';
import { checkOrigin, corsHeaders } from './origin';
import { formBytes, readBody, readBytes } from './read-body';
import { withinNodeLimit, withinWorkLimit } from './work-limit';

interface Context<Body, Auth extends SessionNeed> {
  request: Request;
  params: Record<string, string>;
  body: Body;
  session: Auth extends 'none' ? undefined : Session;
  teacher: Auth extends 'teacher' ? NonNullable<Session['teacher']> : undefined;
  db: Database;
  requestId: string;
}

/** None, anybody who is signed in, or one who is a teacher here. */
type SessionNeed = 'none' | 'required' | 'teacher';

type Answer = Response | object | string | number | undefined;

/** The shape of a JSON body, or that the body is taken as it comes. */
type BodyShape = z.ZodType | 'bytes';

interface Options<Shape extends BodyShape | undefined, Auth extends SessionNeed> {
  /** Without it the body is not read. */
  body?: Shape;
  /** The largest body, in bytes; that of a form unless given. */
  maxBodyBytes?: number;
  session: Auth;
  /** For clients that are not browsers and authenticate otherwise: the Origin is not checked. */
  origin?: 'any';
  /** Answered however much is under way. */
  isAlwaysAnswered?: boolean;
}

type BodyOf<Shape> = Shape extends z.ZodType
  ? z.infer<Shape>
  : Shape extends 'bytes'
    ? Uint8Array
    : undefined;

/**
 * Makes a route handler that deals with request id, origin, session, teacher, body and errors, so that a route only calls
 * a use case and returns its result. An object becomes JSON, undefined an empty 204.
 */
export function route<Auth extends SessionNeed, Shape extends BodyShape | undefined = undefined>(
  options: Options<Shape, Auth>,
  handle: (context: Context<BodyOf<Shape>, Auth>) => Promise<Answer> | Answer,
) {
  return async (
    request: Request,
    // Next.js gives a route without parameters a promise of undefined.
    {
      params,
      pattern,
    }: { params: Promise<Record<string, string | string[]> | undefined>; pattern?: string },
  ): Promise<Response> => {
    const requestId = randomUUID();
    const started = performance.now();
    const response = await answer(request, params, requestId).catch((error: unknown) =>
      toErrorResponse(error, requestId),
    );
    response.headers.set('X-Request-Id', requestId);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(
      corsHeaders(request, serverEnv().API_ALLOWED_ORIGINS),
    )) {
      response.headers.append(name, value);
    }
    logger().info({
      requestId,
      method: request.method,
      // Never the address, which may hold a name, a mail address or a token.
      route: pattern,
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };

  async function answer(
    request: Request,
    params: Promise<Record<string, string | string[]> | undefined>,
    requestId: string,
  ): Promise<Response> {
    if (options.origin !== 'any') checkOrigin(request, serverEnv().API_ALLOWED_ORIGINS);
    const db = database();
    const session =
      options.session === 'none'
        ? undefined
        : await withinNodeLimit(() => readSession(request, db, Date.now()));
    if (options.session !== 'none' && !session) throw new AppError('notSignedIn');
    // A body that comes slowly holds no place.
    const body = await readShaped(request, options.body, options.maxBodyBytes ?? formBytes);
    const given = ((await params) ?? {}) as Record<string, string>;
    const work = async () => {
      const teacher = options.session === 'teacher' ? session?.teacher : undefined;
      if (options.session === 'teacher' && !teacher) throw new AppError('noTeacher');
      const context = { request, params: given, body, session, teacher, db, requestId };
      return handle(context as Context<BodyOf<Shape>, Auth>);
    };
    const result = options.isAlwaysAnswered
      ? await work()
      : await withinWorkLimit(request, session?.id, work);
    if (result instanceof Response) return result;
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  }
}

async function readShaped(request: Request, shape: BodyShape | undefined, maxBytes: number) {
  if (!shape) return undefined;
  return shape === 'bytes'
    ? await readBytes(request, maxBytes)
    : await readBody(request, shape, maxBytes);
}
