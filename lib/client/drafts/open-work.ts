import type { WorkPlace } from './kept-work';
import { onTabId, tabId } from './tab-id';

/*
 * A tab that shows a map to work on holds a lock of the browser for it, which ends with the page, also by a crash. So other
 * tabs know that its work is not left behind. Browsers have locks on https and on localhost.
 */
const lockName = (place: WorkPlace, tab: string) => `work:${place}:${tab}`;

/** Tells other tabs that a map is open in this one. Returns a function that ends it. */
export function holdWork(place: WorkPlace): () => void {
  let release = () => {};
  const hold = () => {
    release();
    const ended = new AbortController();
    const untilEnd = new Promise<void>((resolve) => {
      release = () => {
        ended.abort();
        resolve();
      };
    });
    // Rejected when it ends before the lock is free: a reloaded page waits for the one before.
    navigator.locks
      ?.request(lockName(place, tabId()), { signal: ended.signal }, () => untilEnd)
      .catch(() => undefined);
  };
  const letGo = () => release();
  hold();
  const stopFollowing = onTabId(hold);
  // A page that the browser keeps for its Back button is not open, and one with a lock would not be kept.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && hold();
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', comeBack);
  return () => {
    release();
    stopFollowing();
    window.removeEventListener('pagehide', letGo);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** The ids of the tabs in which a map is open now. */
export async function openTabs(place: WorkPlace): Promise<ReadonlySet<string>> {
  const none: LockManagerSnapshot = {};
  const { held = [], pending = [] } = (await navigator.locks?.query().catch(() => none)) ?? none;
  const start = lockName(place, '');
  return new Set(
    [...held, ...pending].flatMap(({ name = '' }) =>
      name.startsWith(start) ? [name.slice(start.length)] : [],
    ),
  );
}
