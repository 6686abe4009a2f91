import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { forgetDevice, forgetSession, onDeviceChange } from '../offline/own-device';
import { deviceOwner } from '../page/device-owner';
import { registerWorker } from '../offline/register-worker';
import {
  forgetAll,
  hiddenName,
  keptForMs,
  openFor,
  remove,
  seal,
  sealNewer,
  unseal,
  unsealAll,
} from '../offline/sealed-store';
import { getSession, subscribeToSession, type Session } from './session-store';

/** Answers that are kept: of classes, maps and rooms. */
const keptPaths = /^\/(classes|maps|rooms)(\/|$)/;
const isKept = (queryKey: QueryKey) => keptPaths.test(String(queryKey[0]));
const saveAfterMs = 100;
const prefix = 'answer ';

type SignedIn = Extract<Session, { status: 'signedIn' }>;

const isSchoolLeft = (kept: unknown, { user }: SignedIn) =>
  (kept as SignedIn | undefined)?.user.school_id !== user.school_id;

/** Keeps the answers of the teacher who is signed in here, where this is their own browser. Returns a function that ends it. */
export function keepAnswers(client: QueryClient): () => void {
  let owner: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endWorker = () => {};

  const changed = new Set<Query>();

  const save = async () => {
    timer = undefined;
    const queries = [...changed];
    changed.clear();
    if (owner === undefined) return;
    for (const query of queries) await keep(owner, client, query).catch(() => {});
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
      const answers = await unsealAll(id, prefix, Date.now()).catch(() => []);
      hydrate(client, { mutations: [], queries: answers as DehydratedState['queries'] });
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
    for (const query of client.getQueryCache().getAll()) changed.add(query);
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
    if (isOthers && marked !== null) {
      void (session.status === 'signedOut' ? forgetSession() : forgetDevice());
    }
    if (session.status === 'visitor') endWorker = registerWorker('app');
  };
  const ends = [
    subscribeToSession(follow),
    onDeviceChange(follow),
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || owner === undefined) return;
      changed.add(query);
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

/** Keeps an answer, or forgets one that the server gives no more. Each has a record of its own, whose name tells nothing. */
async function keep(owner: string, client: QueryClient, query: Query): Promise<void> {
  if (!isKept(query.queryKey)) return;
  const name = prefix + (await hiddenName(query.queryHash));
  const { error, status, dataUpdatedAt } = query.state as QueryState;
  // Only an answer that is gone is forgotten: a refusal may pass.
  if (error instanceof ApiError && error.status === 404) return remove(name);
  if (status !== 'success' || Date.now() - dataUpdatedAt > keptForMs) return;
  const { queries } = dehydrate(client, { shouldDehydrateQuery: (each) => each === query });
  if (queries[0]) await sealNewer(owner, name, queries[0], dataUpdatedAt);
}
