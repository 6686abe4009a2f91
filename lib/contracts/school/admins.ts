import { z } from 'zod';
import { call } from '../call';

/** An admin record as the API returns it (spec, section 3). */
const adminSchema = z.object({ id: z.uuid() });

/**
 * `GET /admins/email/{email}`: one entry if the address is the session's own and its teacher is an admin, otherwise
 * empty.
 */
export const adminListSchema = z.array(adminSchema);

export const adminCalls = {
  findAdmin: call('GET', '/admins/email/{email}', 'required', { answer: adminListSchema }),
};
