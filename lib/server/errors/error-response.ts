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

const unreachable =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT|MFILE|NFILE)|08\d{3}|25006|25P03|53\d{3}|57014|57P0[1-35]|58030|app\/network-\w+|auth\/(internal-error|network-\w+|quota-exceeded|too-many-requests))$/;

const noConnection = '08000';
const withoutConnection =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/;

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

/** The message of a database error contains user input, so only the stack frames are logged. */
function stackFrames({ message, stack }: Thrown): string[] | undefined {
  const frames = message ? stack?.slice(stack.indexOf(message) + message.length) : stack;
  return frames?.split('\n    at ').slice(1, 8);
}

export function describeError(error: unknown): { codes: string[]; stack: string[] | undefined } {
  return { codes: errorCodes(error), stack: stackFrames((error ?? {}) as Thrown) };
}

export interface Explained {
  problem: AppError;
  level: 'info' | 'warn' | 'error';
  facts: Record<string, unknown>;
}

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

export function toErrorResponse(error: unknown, requestId: string): Response {
  const { problem, level, facts } = explainError(error);
  logger()[level]({ requestId, ...facts });
  return problemResponse(problem, requestId);
}
