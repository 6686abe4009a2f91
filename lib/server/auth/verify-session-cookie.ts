import 'server-only';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { firebaseAuth } from './firebase';
import { isRefusal } from './is-refusal';

/**
 * What a session cookie says, verified by the identity provider: its signature, its age, and that the account is there
 * and its sessions are not revoked. Undefined where it does not hold.
 */
export async function verifySessionCookie(value: string): Promise<DecodedIdToken | undefined> {
  try {
    return await firebaseAuth().verifySessionCookie(value, true);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
