import 'server-only';
import { noteFullDisk } from '../database/full-disk';
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

/** Error codes of Node.js, PostgreSQL and Firebase for a service that cannot be reached, or has no room or memory now. */
const unreachable =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT|MFILE|NFILE)|08\d{3}|25006|25P03|53\d{3}|57014|57P0[1-35]|58030|app\/network-\w+|auth\/(internal-error|network-\w+|quota-exceeded|too-many-requests))$/;

/** PostgreSQL's code for a connection failure, used for errors without a code. */
const noConnection = '08000';
/** Messages of the database driver, which have no code, when there is no connection or it is lost. */
const withoutConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/;

/** Collects the codes of an error and of its causes: libraries often wrap the original error. */
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

/** The stack frames without the message: the message of a database error repeats user input. */
function stackFrames({ message, stack }: Thrown): string[] | undefined {
  const frames = message ? stack?.slice(stack.indexOf(message) + message.length) : stack;
  return frames?.split('\n    at ').slice(1, 8);
}

/** The codes of an error for the log, and where it was thrown. */
export function describeError(error: unknown): { codes: string[]; stack: string[] | undefined } {
  return { codes: errorCodes(error), stack: stackFrames((error ?? {}) as Thrown) };
}

export interface Explained {
  /** The answer to the client. */
  problem: AppError;
  level: 'info' | 'warn' | 'error';
  /** For the log. */
  facts: Record<string, unknown>;
}

/** Explains an error that a route has thrown to its client and to the log. Only an AppError tells more than a status. */
export function explainError(error: unknown): Explained {
  if (error instanceof AppError) {
    const { code, options } = error;
    return { problem: error, level: 'info', facts: { code, ...options.details } };
  }
  const { codes, stack } = describeError(error);
  noteFullDisk(codes, Date.now());
  const isPassing = codes.some((code) => unreachable.test(code));
  return isPassing
    ? { problem: new AppError('unavailable'), level: 'warn', facts: { codes } }
    : { problem: new AppError('internal'), level: 'error', facts: { codes, stack } };
}

/** Logs an error, and returns the response to it. */
export function toErrorResponse(error: unknown, requestId: string): Response {
  const { problem, level, facts } = explainError(error);
  logger()[level]({ requestId, ...facts });
  return problemResponse(problem, requestId);
}
