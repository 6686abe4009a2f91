import { z } from 'zod';
import { call } from '../call';

const adminSchema = z.object({ id: z.uuid() });

/**
 * Response to `GET /admins/email/{email}`: one entry if the address belongs to the signed-in user and the user is an
 * admin of a school, otherwise an empty list.
 */
export const adminListSchema = z.array(adminSchema);

export const adminCalls = {
  findAdmin: call('GET', '/admins/email/{email}', 'required', { answer: adminListSchema }),
};
