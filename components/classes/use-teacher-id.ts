'use client';

import { useState } from 'react';
import { useSession } from '@/lib/client/auth/use-session';

/** Whose page this is. It stays, also while the session is gone and that teacher is asked to sign in again. */
export function useTeacherId(): string | undefined {
  const id = useSession().user?.id;
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  return first ?? id;
}
