import 'server-only';
import { AppError } from './app-error';
import { logger } from '../http/logger';
import { problemResponse } from '../http/problem';

interface Thrown {
  name?: string;
  message?: string;
  code?: string;
  stack?: string;
  cause?: unknown;
}

/** What Node.js, PostgreSQL and Firebase say when something cannot be reached right now. */
const unreachable =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)|08\d{3}|25P03|53300|57014|57P0[1-3]|app\/network-\w+|auth\/(internal-error|network-\w+|quota-exceeded|too-many-requests))$/;

/** A code for what has none: that of PostgreSQL's connection failures. */
const noConnection = '08000';
/** What the database's driver says without a code when it gets no connection, or has lost one. */
const withoutConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/;

/** The codes of an error and of what caused it: a library's error often wraps the one that tells what happened. */
function errorCodes(error: unknown): string[] {
  const codes: string[] = [];
  for (
    let next = error as Thrown | undefined;
    next && codes.length < 5;
    next = next.cause as Thrown
  ) {
    const isLost = next.code === undefined && withoutConnection.test(next.message ?? '');
    codes.push(isLost ? noConnection : String(next.code ?? next.name));
  }
  return codes;
}

/** Where the error was thrown, without its message: a database error's message repeats what a user wrote. */
function stackFrames({ message, stack }: Thrown): string[] | undefined {
  const frames = message ? stack?.slice(stack.indexOf(message) + message.length) : stack;
  return frames?.split('\n    at ').slice(1, 8);
}

/** Answers for whatever a route threw, and logs it. Only an AppError tells the caller more than a status. */
export function toErrorResponse(error: unknown, requestId: string): Response {
  if (error instanceof AppError) {
    logger().info({ requestId, code: error.code, ...error.options.details });
    return problemResponse(error, requestId);
  }
  const codes = errorCodes(error);
  logger().error({ requestId, codes, stack: stackFrames((error ?? {}) as Thrown) });
  const isPassing = codes.some((code) => unreachable.test(code));
  return problemResponse(new AppError(isPassing ? 'unavailable' : 'internal'), requestId);
}
