import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { registerWorker } from '../local/register-worker';
import { getSession, subscribeToSession, type Session } from './session-store';
import { loadRow, removeRow, storeRow } from '../local/database';
import { deviceOwner, keptForMs } from '../local/marks';
import { answersPlace, onDeviceChange, sessionPlace } from '../local/owners';

/** Answers that are kept: of classes, maps and rooms. */
const keptPaths = /^\/(classes|maps|rooms)(\/|$)/;
const isOfClasses = (queryKey: QueryKey) => keptPaths.test(String(queryKey[0]));
const saveAfterMs = 200;

type SignedIn = Extract<Session, { status: 'signedIn' }>;

/** A refusal may pass; an answer that the server gives no more is not kept. */
function isKept({ queryKey, state }: Query): boolean {
  const isGone = state.error instanceof ApiError && state.error.status === 404;
  const isOld = Date.now() - state.dataUpdatedAt > keptForMs;
  return isOfClasses(queryKey) && state.data !== undefined && !isGone && !isOld;
}

const isSchoolLeft = (kept: unknown, { user }: SignedIn) =>
  Boolean(kept) && (kept as SignedIn).user.school_id !== user.school_id;

interface Kept {
  clientState: DehydratedState;
}

async function restore(client: QueryClient, owner: string) {
  const row = await loadRow(owner, answersPlace, Date.now()).catch(() => undefined);
  if (row) hydrate(client, (row.value as Kept).clientState);
}

/** Saves the answers of the client now, and a moment after each change. Returns a function that ends it. */
function saveChanges(client: QueryClient, owner: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    const shouldDehydrateMutation = () => false;
    const clientState = dehydrate(client, {
      shouldDehydrateQuery: isKept,
      shouldDehydrateMutation,
    });
    const kept: Kept = { clientState };
    void storeRow(owner, answersPlace, kept, Date.now()).catch(() => {});
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (['added', 'removed', 'updated'].includes(type)) timer ??= setTimeout(save, saveAfterMs);
  });
  save();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/**
 * Keeps what a teacher has seen in the browser that they have marked as their own. `opened` is called once the client has what
 * was kept, `closed` when the browser is no longer theirs. Returns a function that ends it.
 */
export function keepAnswers(
  client: QueryClient,
  { opened, closed }: { opened: () => void; closed: () => void },
): () => void {
  let owner: string | undefined;
  let stop = () => {};

  const begin = async (session: SignedIn) => {
    const { id } = session.user;
    // Without a network the session is the one that is kept.
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
    const endWorker = registerWorker('app');
    stop = endWorker;
    await restore(client, id);
    if (owner !== id) return;
    const endSaving = saveChanges(client, id);
    stop = () => {
      endSaving();
      endWorker();
    };
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
