'use client';

import { useState } from 'react';
import { visitorId } from '../local/marks';
import { useSession } from './use-session';

/** The teacher's id remains after the session has ended, while the teacher is asked to sign in again. */
export function useTeacherId(): string | undefined {
  const { user, status } = useSession();
  const id = user?.id ?? (status === 'visitor' ? visitorId : undefined);
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  return first ?? id;
}
