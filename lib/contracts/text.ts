import { z } from 'zod';
import { cleanName } from '@/lib/core/classes/pupil-name';

/**
 * A line of text that somebody typed: cleaned as names are, then 1 to `max` UTF-16 code units. Before it is cleaned it
 * may have up to `maxComposedLength`; what is longer is refused without being looked at, so `max` is at most a quarter.
 */
export const text = (max: number) =>
  z.string().transform(cleanName).pipe(z.string().min(1).max(max));

/** Id of a record, in the one spelling that the database gives back. */
export const recordId = () => z.uuid().toLowerCase();
