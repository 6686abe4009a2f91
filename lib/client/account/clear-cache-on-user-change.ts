import type { QueryClient } from '@tanstack/react-query';
import { visitorId } from '../local/marks';
import { subscribeToSession, getSession } from './session-store';

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
