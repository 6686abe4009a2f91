'use client';

import { useState } from 'react';
import { guestId } from '../page/guest-storage';
import { useSession } from './use-session';

/**
 * Id of the signed-in teacher, or of the visitor without an account. It stays the same while the session has ended and the
 * teacher is asked to sign in again.
 */
export function useTeacherId(): string | undefined {
  const { user, status } = useSession();
  const id = user?.id ?? (status === 'guest' ? guestId : undefined);
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  return first ?? id;
}
