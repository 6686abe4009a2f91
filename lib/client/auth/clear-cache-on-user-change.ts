import type { QueryClient } from '@tanstack/react-query';
import { subscribeToSession, getSession } from './session-store';

/** Removes what was fetched for one teacher as soon as another signs in. Answers with the way to stop. */
export function clearCacheOnUserChange(client: QueryClient): () => void {
  let last: string | undefined;
  return subscribeToSession(() => {
    const { user } = getSession();
    if (!user) return;
    if (last !== undefined && last !== user.id) client.removeQueries();
    last = user.id;
  });
}
