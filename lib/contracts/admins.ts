import { z } from 'zod';

/** An admin record as the API gives it (spec, section 3). */
const adminSchema = z.object({ id: z.uuid() });

/** `GET /admins/email/{email}`: not empty for an admin, and only for the session's own e-mail. */
export const adminListSchema = z.array(adminSchema);
