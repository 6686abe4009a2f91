import { z } from 'zod';
import { cleanName, withoutInvisible } from '@/lib/core/classes/pupil-name';

/**
 * A line of typed text, cleaned by `cleanName`, of 1 to `max` UTF-16 code units. Input longer than `maxComposedLength`
 * is refused; `max` is at most a quarter of `maxComposedLength`.
 */
export const text = (max: number) =>
  z.string().transform(cleanName).pipe(z.string().min(1).max(max));

/**
 * Typed text of one or more lines, of 1 to `max` UTF-16 code units. It is not normalised to NFC, because NFC is too
 * slow for a long text.
 */
export const lines = (max: number) =>
  z.string().max(max).transform(cleanLines).pipe(z.string().min(1));

const cleanLines = (typed: string) =>
  typed
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => withoutInvisible(line.replaceAll('\t', ' ')))
    .join('\n')
    .trim();

/** Language codes of the API. */
export const language = z.enum(['no', 'en']);

/** A UUID in lower case, because PostgreSQL returns UUIDs in lower case. */
export const recordId = () => z.uuid().toLowerCase();
