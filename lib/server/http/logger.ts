import 'server-only';
import { serverEnv } from '@/lib/env/server';
import pino, { type Logger } from 'pino';

const holder = globalThis as typeof globalThis & { seatmapLogger?: Logger };

/** Returns the logger of the server. Logs never contain names or e-mail addresses. */
export function logger(): Logger {
  return (holder.seatmapLogger ??= pino({
    level: serverEnv().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  }));
}
