import { z } from 'zod';
import { cleanName, withoutInvisible } from '@/lib/core/classes/pupil-name';

/**
 * Schema of a typed line of text that has 1 to `max` UTF-16 code units after `cleanName`. `cleanName` does not
 * clean input longer than `maxComposedLength`, so `max` must be at most a quarter of `maxComposedLength`.
 */
export const text = (max: number) =>
  z.string().transform(cleanName).pipe(z.string().min(1).max(max));

/**
 * Schema of typed text with line breaks, of 1 to `max` UTF-16 code units. The text is not normalized to Unicode NFC,
 * because normalizing a long text is slow.
 */
export const lines = (max: number) =>
  z.string().max(max).transform(cleanLines).pipe(z.string().min(1));

const cleanLines = (typed: string) =>
  typed
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => withoutInvisible(line.replaceAll('\t', ' ')))
    .join('\n')
    .trim();

export const language = z.enum(['no', 'en']);

/** Schema of a database record's id: a UUID in lower case, as PostgreSQL returns it. */
export const recordId = () => z.uuid().toLowerCase();
