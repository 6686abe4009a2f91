import 'server-only';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { firebaseAuth } from './firebase';
import { isRefusal } from './is-refusal';

/**
 * Returns the content of a session cookie after the identity provider has verified signature, age, account and
 * revocation; undefined if the cookie is not valid.
 */
export async function verifySessionCookie(value: string): Promise<DecodedIdToken | undefined> {
  try {
    return await firebaseAuth().verifySessionCookie(value, true);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
