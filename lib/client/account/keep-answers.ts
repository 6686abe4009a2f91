import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { forgetDevice, onDeviceChange } from '../offline/own-device';
import { deviceOwner } from '../page/device-owner';
import { registerWorker } from '../offline/register-worker';
import { forgetAll, keptForMs, openFor, seal, unseal } from '../offline/sealed-store';
import { getSession, subscribeToSession, type Session } from './session-store';

/** Answers that are kept: of classes, maps and rooms. */
const keptPaths = /^\/(classes|maps|rooms)(\/|$)/;
const isKept = (queryKey: QueryKey) => keptPaths.test(String(queryKey[0]));
const saveAfterMs = 1000;

type SignedIn = Extract<Session, { status: 'signedIn' }>;

const isSchoolLeft = (kept: unknown, { user }: SignedIn) =>
  (kept as SignedIn | undefined)?.user.school_id !== user.school_id;

/** Keeps the answers of the teacher who is signed in here, where this is their own browser. Returns a function that ends it. */
export function keepAnswers(client: QueryClient): () => void {
  let owner: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endWorker = () => {};

  const save = async () => {
    timer = undefined;
    if (owner === undefined) return;
    const earlier = await readAnswers(owner);
    const nowMs = Date.now();
    await seal(owner, 'answers', merge(earlier, client, nowMs), nowMs).catch(() => {});
  };
  const begin = async (session: SignedIn) => {
    const { id } = session.user;
    if (owner !== id) {
      owner = id;
      client.setDefaultOptions({
        ...client.getDefaultOptions(),
        queries: { ...client.getDefaultOptions().queries, gcTime: Infinity },
      });
      // The browser may have made room for itself.
      await openFor(id).catch(() => {});
      const answers = await readAnswers(id);
      if (answers) hydrate(client, answers);
      endWorker = registerWorker('app');
    }
    // Without a network the session is the one that is kept.
    if (session.error) return;
    const kept = await unseal(id, 'session', Date.now()).catch(() => undefined);
    if (kept && isSchoolLeft(kept.value, session)) {
      await forgetAll();
      await openFor(id);
      await client.resetQueries({ predicate: ({ queryKey }) => isKept(queryKey) });
    }
    await seal(id, 'session', session, Date.now()).catch(() => {});
    await save();
  };
  const follow = () => {
    const session = getSession();
    const marked = deviceOwner();
    if (session.status === 'signedIn' && marked === session.user.id) {
      void begin(session);
      return;
    }
    const isOthers = session.status === 'signedIn' || session.status === 'signedOut';
    owner = isOthers ? undefined : owner;
    if (isOthers && marked !== null) void forgetDevice();
    if (session.status === 'guest') endWorker = registerWorker('app');
  };
  const ends = [
    subscribeToSession(follow),
    onDeviceChange(follow),
    client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' && owner !== undefined)
        timer ??= setTimeout(() => void save(), saveAfterMs);
    }),
  ];
  follow();
  return () => {
    clearTimeout(timer);
    endWorker();
    for (const end of ends) end();
  };
}

async function readAnswers(owner: string): Promise<DehydratedState | undefined> {
  const kept = await unseal(owner, 'answers', Date.now()).catch(() => undefined);
  return kept?.value as DehydratedState | undefined;
}

/** The answers of this page with earlier ones, of this tab or another; the newer of two. One that failed or is too old is not kept on. */
function merge(
  earlier: DehydratedState | undefined,
  client: QueryClient,
  nowMs: number,
): DehydratedState {
  const isRecent = ({ state }: { state: { dataUpdatedAt: number } }) =>
    nowMs - state.dataUpdatedAt <= keptForMs;
  const now = dehydrate(client, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ state, queryKey }) =>
      state.status === 'success' && isRecent({ state }) && isKept(queryKey),
  });
  const recent = earlier?.queries.filter(isRecent);
  const byHash = new Map(recent?.map((query) => [query.queryHash, query]));
  for (const { queryHash, state } of client.getQueryCache().getAll()) {
    const { error } = state as { error: unknown };
    // No network is no reason to lose it.
    if (error instanceof ApiError && error.status >= 400) byHash.delete(queryHash);
  }
  for (const query of now.queries) {
    const other = byHash.get(query.queryHash);
    const isNewer = !other || other.state.dataUpdatedAt <= query.state.dataUpdatedAt;
    if (isNewer) byHash.set(query.queryHash, query);
  }
  return { mutations: [], queries: [...byHash.values()] };
}
