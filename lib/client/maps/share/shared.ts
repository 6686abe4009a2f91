'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkCalls } from '@/lib/contracts/maps/links';
import { callApi } from '@/lib/client/http/api-client';
import { keyOf } from '@/lib/client/http/queries';

/** For so long an answer is not fetched again when the visitor comes back to the page. */
const freshMs = 30_000;

/** Fetches what a link shows. Only the first answer of a page counts as a view. */
export function useShared(token: string) {
  const client = useQueryClient();
  const queryKey = keyOf(linkCalls.readShared, { params: { token } });
  return useQuery({
    queryKey,
    queryFn: () => {
      const isAgain = client.getQueryData(queryKey) !== undefined;
      const again = isAgain ? '1' : null;
      return callApi(linkCalls.readShared, { params: { token }, query: { again } });
    },
    staleTime: freshMs,
  });
}
