import { z } from 'zod';
import { call } from '../call';

const adminSchema = z.object({ id: z.uuid() });

/**
 * `GET /admins/email/{email}`: one entry if the address is the session's own and belongs to an admin, otherwise an
 * empty list.
 */
export const adminListSchema = z.array(adminSchema);

export const adminCalls = {
  findAdmin: call('GET', '/admins/email/{email}', 'required', { answer: adminListSchema }),
};
