import { signedInHint } from '@/lib/contracts/session-hint';
import { publicEnv } from '@/lib/env/public';
import { onSessionChange } from './session-event';

/*
 * Whether the visitor of the public site is signed in: one small store for every place that shows it. The app's
 * useSession knows more, but brings libraries that a page for visitors should not have to load.
 */

let isSignedIn = false;
let questions = 0;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function tell(now: boolean) {
  if (now === isSignedIn) return;
  isSignedIn = now;
  for (const listener of listeners) listener();
}

async function askServer(): Promise<boolean> {
  try {
    const response = await fetch(`${publicEnv.apiBaseUrl}/session/me`, { credentials: 'include' });
    return response.ok && Boolean(((await response.json()) as { email?: unknown }).email);
  } catch {
    return false;
  }
}

async function ask() {
  questions += 1;
  const question = questions;
  const answer = await askServer();
  // The answer to an older question may come last.
  if (question === questions && stop) tell(answer);
}

/** An API on another origin sets its cookies there, so only its answer can tell. */
function mayBeSignedIn(): boolean {
  const { origin } = new URL(publicEnv.apiBaseUrl, window.location.href);
  return (
    origin !== window.location.origin ||
    document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`)
  );
}

function askIfWorthIt() {
  if (mayBeSignedIn()) return void ask();
  questions += 1;
  tell(false);
}

/** Calls back once the page is loaded and has nothing better to do; answers with the way to stop. */
function whenIdle(run: () => void): () => void {
  const controller = new AbortController();
  const wait = () => {
    const start = () => controller.signal.aborted || run();
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: controller.signal });
  return () => controller.abort();
}

function start(): () => void {
  const stops = [whenIdle(askIfWorthIt), onSessionChange(() => void ask())];
  window.addEventListener('focus', askIfWorthIt);
  return () => {
    for (const end of stops) end();
    window.removeEventListener('focus', askIfWorthIt);
  };
}

/** Calls back when the visitor turns out to be signed in or out; asks again on the event and on focus (spec, section 4). */
export function onSignedInChange(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    isSignedIn = false;
  };
}

/** The last answer; signed out until there is one. */
export function signedInNow(): boolean {
  return isSignedIn;
}
