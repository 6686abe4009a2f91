import { z } from 'zod';
import { cleanName } from '@/lib/core/classes/pupil-name';

/** Maximum length of a search text, in UTF-16 code units. */
export const searchMaxLength = 100;

/** Schema of a search text, cleaned like a pupil's name (`cleanName`). An empty search text matches everything. */
export const searchSchema = z.string().transform(cleanName).pipe(z.string().max(searchMaxLength));

/**
 * Query of a list that is returned in pages. `after` is the value `next` of the previous page; missing for the first
 * page.
 */
export const pageQuery = z.object({ after: z.string().optional() });
