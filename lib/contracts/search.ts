import { z } from 'zod';
import { cleanName } from '@/lib/core/classes/pupil-name';

/** Longest text that is searched for, in UTF-16 code units. */
export const searchMaxLength = 100;

/** A typed search text, cleaned as names are; empty finds everything. */
export const searchSchema = z.string().transform(cleanName).pipe(z.string().max(searchMaxLength));

/** Query of a list page by page: `after` is the `next` of the page before. */
export const pageQuery = z.object({ after: z.string().optional() });
