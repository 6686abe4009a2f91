'use client';

import { useState } from 'react';
import { visitorId } from '../local/marks';
import { useSession } from './use-session';

/**
 * Id of the signed-in teacher, or of the visitor without an account. It stays the same while the session has ended and the
 * teacher is asked to sign in again.
 */
export function useTeacherId(): string | undefined {
  const { user, status } = useSession();
  const id = user?.id ?? (status === 'visitor' ? visitorId : undefined);
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  return first ?? id;
}
