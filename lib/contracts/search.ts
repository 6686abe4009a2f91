import { z } from 'zod';
import { cleanName } from '@/lib/core/classes/pupil-name';

/** Maximum length of a search text, in UTF-16 code units. */
export const searchMaxLength = 100;

/** A search text, cleaned like names; an empty text matches everything. */
export const searchSchema = z.string().transform(cleanName).pipe(z.string().max(searchMaxLength));

/** Query of a paged list: `after` is the `next` of the previous page. */
export const pageQuery = z.object({ after: z.string().optional() });
