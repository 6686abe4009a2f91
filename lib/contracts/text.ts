import { z } from 'zod';
import { cleanName, withoutInvisible } from '@/lib/core/classes/pupil-name';

/**
 * Schema of a typed line of text: 1 to `max` UTF-16 code units after it is cleaned like a name. Input longer than
 * `maxComposedLength` is refused, even if it would be short enough after cleaning.
 */
export const text = (max: number) =>
  z.string().transform(cleanName).pipe(z.string().min(1).max(max));

/**
 * Schema of typed text with line breaks, of 1 to `max` UTF-16 code units. It is not normalised to NFC, because NFC is
 * too slow for a long text.
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

/** Schema of a record's id: a UUID in lower case, as PostgreSQL returns it. */
export const recordId = () => z.uuid().toLowerCase();
