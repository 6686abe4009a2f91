import { z } from 'zod';
import { cleanName, withoutInvisible } from '@/lib/core/classes/pupil-name';

/**
 * A line of typed text, cleaned by `cleanName`, then 1 to `max` UTF-16 code units long. Input longer than
 * `maxComposedLength` is refused before cleaning, so `max` is at most a quarter of that.
 */
export const text = (max: number) =>
  z.string().transform(cleanName).pipe(z.string().min(1).max(max));

/**
 * Typed text of one or more lines, 1 to `max` UTF-16 code units: each line without invisible characters, the whole
 * trimmed. The text is not normalized, because it may be too long for NFC.
 */
export const lines = (max: number) =>
  z.string().max(max).transform(cleanLines).pipe(z.string().min(1));

const cleanLines = (typed: string) =>
  typed
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => withoutInvisible(line.replaceAll('\t', ' ')))
    .join('\n')
    .trim();

/** The languages of the product by their codes in the API. */
export const language = z.enum(['no', 'en']);

/** Id of a record: a UUID, converted to lower case as PostgreSQL returns it. */
export const recordId = () => z.uuid().toLowerCase();
