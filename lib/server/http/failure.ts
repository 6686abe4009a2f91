import 'server-only';
import { AppError } from './app-error';
import { logger } from './logger';
import { problemResponse } from './problem';

interface Thrown {
  name?: string;
  message?: string;
  code?: string;
  stack?: string;
  cause?: unknown;
}

/** What Node.js, PostgreSQL and Firebase say when something cannot be reached right now. */
const unreachable =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)|08\d{3}|53300|57P0[1-3]|app\/network-\w+|auth\/(internal-error|network-\w+|quota-exceeded|too-many-requests))$/;

/** The codes of an error and of what caused it: a library's error often wraps the one that tells what happened. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (
    let next = error as Thrown | undefined;
    next && codes.length < 5;
    next = next.cause as Thrown
  ) {
    codes.push(String(next.code ?? next.name));
  }
  return codes;
}

/** Where the error was thrown, without its message: a database error's message repeats what a user wrote. */
function framesOf({ message, stack }: Thrown): string[] | undefined {
  const frames = message ? stack?.slice(stack.indexOf(message) + message.length) : stack;
  return frames?.split('\n    at ').slice(1, 8);
}

/** Answers for whatever a route threw, and logs it. Only an AppError tells the caller more than a status. */
export function failure(error: unknown, requestId: string): Response {
  if (error instanceof AppError) {
    logger().info({ requestId, code: error.code, ...error.options.details });
    return problemResponse(error, requestId);
  }
  const codes = codesOf(error);
  logger().error({ requestId, codes, stack: framesOf((error ?? {}) as Thrown) });
  const isPassing = codes.some((code) => unreachable.test(code));
  return problemResponse(new AppError(isPassing ? 'unavailable' : 'internal'), requestId);
}
