import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  persistQueryClient,
  persistQueryClientSave,
  type PersistedClient,
  type Persister,
} from '@tanstack/react-query-persist-client';
import { ApiError } from '../http/api-error';
import { registerWorker } from '../local/register-worker';
import { getSession, subscribeToSession, type Session } from './session-store';
import { loadRow, removeRow, storeRow } from '../local/database';
import { deviceOwner, keptForMs } from '../local/marks';
import { answersPlace, onDeviceChange, sessionPlace } from '../local/owners';

const keptPaths = /^\/(classes|maps|rooms)(\/|$)/;
const isOfClasses = (queryKey: QueryKey) => keptPaths.test(String(queryKey[0]));
const saveAfterMs = 200;

type SignedIn = Extract<Session, { status: 'signedIn' }>;

/**
 * Returns whether the browser keeps a stored API response. A refused refetch (401 or 403) does not delete the response,
 * because the refusal may be temporary.
 */
function isKept({ queryKey, state }: Query): boolean {
  const isGone = state.error instanceof ApiError && state.error.status === 404;
  const isOld = Date.now() - state.dataUpdatedAt > keptForMs;
  return isOfClasses(queryKey) && state.data !== undefined && !isGone && !isOld;
}

const isSchoolLeft = (kept: unknown, { user }: SignedIn) =>
  Boolean(kept) && (kept as SignedIn).user.school_id !== user.school_id;

function createPersister(owner: string): Persister {
  let latest: PersistedClient | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    void storeRow(owner, answersPlace, latest, Date.now()).catch(() => {});
  };
  return {
    persistClient: (client) => {
      latest = client;
      timer ??= setTimeout(save, saveAfterMs);
    },
    restoreClient: async () =>
      (await loadRow(owner, answersPlace, Date.now()))?.value as PersistedClient | undefined,
    removeClient: () => removeRow(owner, answersPlace).catch(() => {}),
  };
}

export function keepAnswers(
  client: QueryClient,
  { opened, closed }: { opened: () => void; closed: () => void },
): () => void {
  let owner: string | undefined;
  let stop = () => {};

  const begin = async (session: SignedIn) => {
    const { id } = session.user;
    if (!session.error && !session.isKept) {
      const kept = await loadRow(id, sessionPlace, Date.now()).catch(() => undefined);
      if (isSchoolLeft(kept?.value, session)) {
        await removeRow(id, answersPlace).catch(() => {});
        await client.resetQueries({ predicate: ({ queryKey }) => isOfClasses(queryKey) });
      }
      await storeRow(id, sessionPlace, session, Date.now()).catch(() => {});
    }
    if (owner === id) return;
    owner = id;
    const { queries } = client.getDefaultOptions();
    client.setDefaultOptions({
      ...client.getDefaultOptions(),
      queries: { ...queries, gcTime: Number.POSITIVE_INFINITY },
    });
    const options = {
      queryClient: client,
      persister: createPersister(id),
      maxAge: keptForMs,
      dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
    };
    const [unsubscribe, restored] = persistQueryClient(options);
    const endWorker = registerWorker('app');
    stop = () => {
      unsubscribe();
      endWorker();
    };
    await restored;
    if (owner !== id) return;
    await persistQueryClientSave(options);
    opened();
  };
  const follow = () => {
    const session = getSession();
    if (session.status === 'signedIn' && deviceOwner() === session.user.id) {
      void begin(session);
      return;
    }
    if (session.status !== 'signedIn' && session.status !== 'signedOut') {
      if (session.status === 'visitor') stop = registerWorker('app');
      return;
    }
    if (owner === undefined) return;
    stop();
    owner = undefined;
    closed();
  };
  const ends = [subscribeToSession(follow), onDeviceChange(follow)];
  follow();
  return () => {
    stop();
    for (const end of ends) end();
  };
}
