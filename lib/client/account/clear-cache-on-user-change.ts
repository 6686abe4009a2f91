import type { QueryClient } from '@tanstack/react-query';
import { visitorId } from '../local/marks';
import { subscribeToSession, getSession } from './session-store';

/**
 * Empties the query cache when another teacher signs in, or a visitor who works without an account. When the teacher has
 * joined or left a school, what is on screen is fetched again, and the rest is removed. Returns a function that ends the
 * subscription.
 */
export function clearCacheOnUserChange(client: QueryClient): () => void {
  let last: { id: string; schoolId?: string | null } | undefined;
  return subscribeToSession(() => {
    const { user, status } = getSession();
    const id = user?.id ?? (status === 'visitor' ? visitorId : undefined);
    if (id === undefined) return;
    const before = last;
    last = { id, schoolId: user?.school_id };
    if (!before) return;
    if (before.id !== id) client.removeQueries();
    else if (before.schoolId !== last.schoolId) {
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    }
  });
}
