'use client';

import { useState } from 'react';
import { visitorId } from '../local/marks';
import { useSession } from './use-session';

export function useTeacherId(): string | undefined {
  const { user, status } = useSession();
  const id = user?.id ?? (status === 'visitor' ? visitorId : undefined);
  const [first, setFirst] = useState(id);
  if (first === undefined && id !== undefined) setFirst(id);
  return first ?? id;
}
