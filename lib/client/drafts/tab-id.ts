/*
 * Each tab has an id, so that two tabs never write the same copy of unsaved work. It survives a reload and the restoring of
 * a crashed browser, because it is in the tab's session storage.
 */
const key = 'tab';
const channelName = 'tabs';
let known: string | undefined;
const followers = new Set<() => void>();

/** The id of this tab. Session storage may be disabled; then it is that of this page. */
export function tabId(): string {
  known ??= findId();
  return known;
}

/** Calls `follow` when this tab has to take another id. Returns a function that ends it. */
export function onTabId(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

function findId(): string {
  const stored = attempt(() => window.sessionStorage.getItem(key));
  const id = stored ?? store(crypto.randomUUID());
  if (typeof BroadcastChannel !== 'undefined') giveWay(id);
  return id;
}

function store(id: string): string {
  attempt(() => window.sessionStorage.setItem(key, id));
  return id;
}

/** A duplicated tab has the id of the other one, too: the later one takes another id. */
function giveWay(id: string) {
  const page = crypto.randomUUID();
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<{ asks?: string; tells?: string; id: string }>) => {
    if (data.id !== known) return;
    if (data.asks) channel.postMessage({ tells: data.asks, id: data.id });
    else if (data.tells === page) {
      known = store(crypto.randomUUID());
      for (const follow of followers) follow();
    }
  };
  channel.postMessage({ asks: page, id });
}

/** Removes the id at sign-out, as everything else that is kept. */
export function forgetTab(): void {
  known = undefined;
  attempt(() => window.sessionStorage.removeItem(key));
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
