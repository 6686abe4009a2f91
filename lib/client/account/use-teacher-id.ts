'use client';

import { useState } from 'react';
import { useSession } from './use-session';

/**
 * Id of the signed-in teacher. It stays the same while the session has ended and the teacher is asked to sign in again.
 */
export function useTeacherId(): string | undefined {
  const id = useSession().user?.id;
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  return first ?? id;
}
