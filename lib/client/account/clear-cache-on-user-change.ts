import type { QueryClient } from '@tanstack/react-query';
import { subscribeToSession, getSession } from './session-store';

/** Empties the query cache when another teacher signs in. Returns a function that ends the subscription. */
export function clearCacheOnUserChange(client: QueryClient): () => void {
  let last: string | undefined;
  return subscribeToSession(() => {
    const { user } = getSession();
    if (!user) return;
    if (last !== undefined && last !== user.id) client.removeQueries();
    last = user.id;
  });
}
