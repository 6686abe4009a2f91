import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AnswerOf, Call, ParamsOf } from '@/lib/contracts/call';
import { serverEnv } from '@/lib/env/server';
import type { Database } from '@/lib/db/client';
import { requireClerk, type OfficeClerk } from '@/lib/server/auth/office-clerk';
import { readSession, type Session } from '@/lib/server/auth/read-session';
import { readTokenHash } from '@/lib/server/auth/session-token';
import { countStored } from '../limits/store-allowance';
import { withDeadline } from '../errors/with-deadline';
import { AppError } from '../errors/app-error';
import { database } from '../database/database';
import { explainError, type Explained } from '../errors/error-response';
import { logger } from './logger';
import { countAnswer } from './call-counts';
import { problemResponse } from './problem';
import { checkOrigin, corsHeaders } from './origin';
import { countBytes } from './count-bytes';
import { checkShape, formBytes, parseBody, readBytes, requireJson } from './read-body';
import { inOrder, withinWorkLimit } from './work-limit';

const largeBody = 100_000;

type Terms = Omit<Call, 'method' | 'path' | 'codes'> & Partial<Pick<Call, 'method' | 'path'>>;

interface Context<Its extends Terms> {
  request: Request;
  params: ParamsOf<Its['path']>;
  query: Its extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
  body: Its extends { body: infer Body }
    ? Body extends z.ZodType
      ? z.output<Body>
      : Uint8Array
    : undefined;
  session: Its['session'] extends 'none' ? undefined : Session;
  teacher: Its['session'] extends 'teacher' ? NonNullable<Session['teacher']> : undefined;
  clerk: Its['session'] extends 'clerk' ? OfficeClerk : undefined;
  db: Database;
  requestId: string;
}

type Answer<Its extends Terms> =
  | Response
  | (undefined extends AnswerOf<Its> ? AnswerOf<Its> | void : AnswerOf<Its>);

export type Handle<Its extends Terms> = (
  context: Context<Its>,
) => Promise<Answer<Its>> | Answer<Its>;

export interface Place {
  params?: Record<string, string>;
  pattern?: string;
}

export type Handler = (request: Request, place?: Place) => Promise<Response>;

export function route<const Its extends Terms>(terms: Its, handle: Handle<Its>): Handler {
  return async (request, { params = {}, pattern } = {}) => {
    const requestId = requestIdOf(request);
    const started = performance.now();
    let failure: Explained | undefined;
    const response = await answer(request, params, requestId).catch((error: unknown) => {
      failure = explainError(error);
      return problemResponse(failure.problem, requestId);
    });
    response.headers.set('X-Request-Id', requestId);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(
      corsHeaders(request, serverEnv().API_ALLOWED_ORIGINS),
    )) {
      response.headers.append(name, value);
    }
    const ms = performance.now() - started;
    const { method } = request;
    const { status } = response;
    countAnswer({ method, route: pattern ?? '', status }, ms);
    // The request path is never logged: it may contain a name, an e-mail address or a token.
    logger()[failure?.level ?? 'info']({
      ...{ requestId, method, route: pattern, status, ms: Math.round(ms) },
      ...failure?.facts,
    });
    return response;
  };

  async function answer(
    request: Request,
    params: Record<string, string>,
    requestId: string,
  ): Promise<Response> {
    if (terms.origin !== 'any') checkOrigin(request, serverEnv().API_ALLOWED_ORIGINS);
    const db = database();
    const session =
      terms.session === 'none'
        ? undefined
        : await withinWorkLimit(request, readTokenHash(request), () =>
            readSession(request, db, Date.now()),
          );
    if (terms.session !== 'none' && !session) throw new AppError('notSignedIn');
    // The request body is read first, because a slow upload must not occupy a concurrency slot.
    const bytes = terms.body && (await readCounted(request, session?.uid, terms));
    const work = async () => {
      const body = terms.body instanceof z.ZodType ? parseBody(bytes!, terms.body) : bytes;
      if (session && isChange(request)) await countStored(db, session, bytes?.length ?? 0);
      const teacher = terms.session === 'teacher' ? session?.teacher : undefined;
      if (terms.session === 'teacher' && !teacher) throw new AppError('noTeacher');
      const clerk = terms.session === 'clerk' && session ? requireClerk(session) : undefined;
      const query = terms.query && checkShape(queryOf(request), terms.query);
      const context = { request, params, query, body, session, teacher, clerk, db, requestId };
      return handle(context as Context<Its>);
    };
    const result = terms.isAlwaysAnswered
      ? await work()
      : await withDeadline(inTurn(request, session?.uid, params, bytes, work), deadlineOf(terms));
    if (result instanceof Response) return result;
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  }
}

const isChange = ({ method }: Request) => !['GET', 'HEAD'].includes(method);

async function readCounted(
  request: Request,
  account: string | undefined,
  { body, maxBodyBytes = formBytes }: Terms,
): Promise<Uint8Array> {
  if (body !== 'bytes') requireJson(request);
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBodyBytes) throw new AppError('bodyTooLarge', { details: { announced } });
  if (!account) return readBytes(request, maxBodyBytes);
  countBytes(account, announced, performance.now());
  const bytes = await readBytes(request, maxBodyBytes);
  // A chunked body has no Content-Length, so its bytes are counted after reading.
  if (announced === 0) countBytes(account, bytes.length, performance.now());
  return bytes;
}

function inTurn<T>(
  request: Request,
  account: string | undefined,
  params: Record<string, string>,
  bytes: Uint8Array | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const [record] = Object.values(params);
  const turn = () => withinWorkLimit(request, account, work);
  const change = record && isChange(request) ? () => inOrder(`${account} ${record}`, turn) : turn;
  return bytes && bytes.length > largeBody ? inOrder(`large ${account}`, change) : change();
}

const deadlineOf = ({ method, answer }: Terms) =>
  typeof answer === 'object' && 'file' in answer ? 10_000 : method === 'GET' ? 2000 : 5000;

function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return serverEnv().TRUST_PROXY && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function queryOf(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].reverse());
}
