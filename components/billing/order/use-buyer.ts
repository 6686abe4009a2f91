'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionInfo, UserInfo } from '@/lib/client/account/load-user';
import { useSession } from '@/lib/client/account/use-session';
import { loadOrderOptions } from '@/lib/client/billing/checkout';
import { buyerQueryKey } from '@/lib/client/billing/orders';
import { loadSchool } from '@/lib/client/school/school';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import type { NamedSchool } from '@/lib/contracts/school/schools';

export interface Buyer {
  user: UserInfo;
  subscription: SubscriptionInfo;
  school: NamedSchool | null;
  options: OrderOptions | null;
}

const withoutSchool = { school: null, options: null };

async function loadSchoolFacts(schoolId: string) {
  const [school, options] = await Promise.all([loadSchool(schoolId), loadOrderOptions(schoolId)]);
  return { school, options };
}

export function useBuyer(): { buyer?: Buyer; error: Error | null; refetch: () => void } {
  const session = useSession();
  const [known, setKnown] = useState(session);
  if (session.user && session !== known) setKnown(session);
  const schoolId = known.user?.school_id;
  const { data, error, refetch } = useQuery({
    queryKey: [buyerQueryKey, schoolId],
    queryFn: () => loadSchoolFacts(schoolId!),
    enabled: Boolean(schoolId),
  });
  const facts = schoolId === null ? withoutSchool : data;
  const { user, subscription } = known;
  const buyer = user && facts ? { user, subscription, ...facts } : undefined;
  return { buyer, error, refetch: () => void refetch() };
}
