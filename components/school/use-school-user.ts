'use client';

import { useEffect, useState } from 'react';
import type { UserInfo } from '@/lib/client/account/load-user';
import { checkSession } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-client';

export function useSchoolUser(): UserInfo | null {
  const { user } = useSession();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  return user ?? known;
}

export function useCheckAfterRefusal(error: Error | null) {
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 403);
  useEffect(() => {
    if (isRefused) void checkSession();
  }, [isRefused]);
}
