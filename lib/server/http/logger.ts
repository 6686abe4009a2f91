import 'server-only';
import { serverEnv } from '@/lib/env/server';
import pino, { type Logger } from 'pino';

const holder = globalThis as typeof globalThis & { seatmapLogger?: Logger };

/** One JSON object a line on standard output; never a name, an address or an e-mail. */
export function logger(): Logger {
  return (holder.seatmapLogger ??= pino({
    level: serverEnv().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  }));
}
