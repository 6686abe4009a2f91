'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadUser, type SubscriptionInfo, type UserInfo } from '@/lib/client/auth/load-user';
import { useSession } from '@/lib/client/auth/use-session';
import { loadTeacherCount } from '@/lib/client/billing/checkout';
import { buyerQueryKey } from '@/lib/client/billing/orders';
import { loadSchool } from '@/lib/client/school/school';
import type { NamedSchool } from '@/lib/contracts/schools';

/** Somebody who wants to buy, and what decides whether they may. */
export interface Buyer {
  user: UserInfo;
  subscription: SubscriptionInfo;
  school: NamedSchool | null;
  /** Active teachers of the school; null where that could not be read. */
  teacherCount: number | null;
}

async function loadBuyer(email: string): Promise<Buyer> {
  const { user, subscription } = await loadUser(email, Date.now());
  const schoolId = user.school_id;
  if (schoolId === null) return { user, subscription, school: null, teacherCount: null };
  const [school, teacherCount] = await Promise.all([
    loadSchool(schoolId),
    loadTeacherCount(schoolId),
  ]);
  return { user, subscription, school, teacherCount };
}

/** Who is at the order page. They stay, also while the session is gone and they are asked to sign in again. */
export function useBuyer() {
  const session = useSession();
  const email = session.status === 'signedIn' ? session.teacher.email : undefined;
  const [first, setFirst] = useState(email);
  if (first === undefined && email !== undefined) setFirst(email);
  const asked = first ?? email;
  return useQuery({
    queryKey: [buyerQueryKey, asked],
    queryFn: () => loadBuyer(asked!),
    enabled: asked !== undefined,
  });
}
