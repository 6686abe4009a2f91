import { stripVTControlCharacters, types } from 'node:util';
import { describeError } from '@/lib/server/errors/error-response';
import { logger } from '@/lib/server/http/logger';

const levels = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;
const maxTextLength = 500;

/**
 * Makes what Next.js and Node.js print part of the log: one JSON object a line, also for an exception that nothing
 * caught. As for a failed request, an error's message is left out, because it may repeat what a user typed.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, 'info'][]) {
    console[method] = (...values: unknown[]) => logger()[level](toEntry(values));
  }
  // Node.js prints a warning over several lines by a listener of its own.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger().warn(toEntry([warning.name, warning])));
}

function toEntry(values: unknown[]) {
  const error = values.find(types.isNativeError);
  const text = values.filter((value) => typeof value === 'string').join(' ');
  return {
    text: stripVTControlCharacters(text).trim().slice(0, maxTextLength),
    ...(error && describeError(error)),
  };
}
