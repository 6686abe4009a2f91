import type { QueryClient } from '@tanstack/react-query';
import { onSession, sessionNow } from './session-store';

/** Removes what was fetched for one teacher as soon as another signs in. Answers with the way to stop. */
export function forgetOthers(client: QueryClient): () => void {
  let last: string | undefined;
  return onSession(() => {
    const { user } = sessionNow();
    if (!user) return;
    if (last !== undefined && last !== user.id) client.removeQueries();
    last = user.id;
  });
}
