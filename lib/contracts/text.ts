import { z } from 'zod';
import { cleanName } from '@/lib/core/classes/pupil-name';

/**
 * A line of typed text, cleaned by `cleanName`, then 1 to `max` UTF-16 code units long. Input longer than
 * `maxComposedLength` is refused before it is cleaned, so `max` is at most a quarter of that.
 */
export const text = (max: number) =>
  z.string().transform(cleanName).pipe(z.string().min(1).max(max));

/** Id of a record: a UUID, converted to lower case as PostgreSQL returns it. */
export const recordId = () => z.uuid().toLowerCase();
