'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkCalls, type Shared } from '@/lib/contracts/maps/links';
import { ApiError, callApi } from '@/lib/client/http/api-client';
import { keyOf } from '@/lib/client/http/queries';
import { forgetLink, loadLink, storeLink } from '@/lib/client/local/database';

const freshMs = 30_000;

export function useShared(token: string) {
  const client = useQueryClient();
  const queryKey = keyOf(linkCalls.readShared, { params: { token } });
  return useQuery({
    queryKey,
    queryFn: async () => {
      const isAgain = client.getQueryData(queryKey) !== undefined;
      const again = isAgain ? '1' : null;
      try {
        const shared = await callApi(linkCalls.readShared, { params: { token }, query: { again } });
        void storeLink(token, shared, Date.now()).catch(() => {});
        return shared;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'notFound') await forgetLink(token).catch(() => {});
        const kept =
          error.code === 'offline' && (await loadLink(token, Date.now()).catch(() => {}));
        if (!kept) throw error;
        return kept as Shared;
      }
    },
    staleTime: freshMs,
  });
}
