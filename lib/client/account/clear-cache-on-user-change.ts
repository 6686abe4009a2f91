import type { QueryClient } from '@tanstack/react-query';
import { guestId } from '../page/guest-storage';
import { subscribeToSession, getSession } from './session-store';

/** Empties the query cache when another teacher signs in, or who worked without an account. Returns a function that ends the subscription. */
export function clearCacheOnUserChange(client: QueryClient): () => void {
  let last: string | undefined;
  return subscribeToSession(() => {
    const { user, status } = getSession();
    const id = user?.id ?? (status === 'guest' ? guestId : undefined);
    if (id === undefined) return;
    if (last !== undefined && last !== id) client.removeQueries();
    last = id;
  });
}
