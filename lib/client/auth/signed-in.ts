import { signedInHint } from '@/lib/contracts/session-hint';
import { publicEnv } from '@/lib/env/public';
import { whenIdle } from '../page/when-idle';
import { onSessionChange } from './session-event';

/*
 * Whether the visitor of the public site is signed in: one small store for every place that shows it. The plan page's
 * session-store goes on from its answers; the app's useSession brings libraries that a page for visitors should not
 * have to load.
 */

type AnswerListener = (email: string | null) => void;

let isSignedIn = false;
let questions = 0;
let hasAsked = false;
const listeners = new Set<() => void>();
const answerListeners = new Set<AnswerListener>();
let stop: (() => void) | undefined;

function tell(email: string | null) {
  for (const listener of answerListeners) listener(email);
  const now = email !== null;
  if (now === isSignedIn) return;
  isSignedIn = now;
  for (const listener of listeners) listener();
}

/** The session's e-mail; null where there is no session, no e-mail or no answer (spec, section 4). */
async function askServer(): Promise<string | null> {
  try {
    const response = await fetch(`${publicEnv.apiBaseUrl}/session/me`, { credentials: 'include' });
    if (!response.ok) return null;
    const { email } = (await response.json()) as { email?: unknown };
    return typeof email === 'string' && email !== '' ? email : null;
  } catch {
    return null;
  }
}

async function ask() {
  hasAsked = true;
  questions += 1;
  const question = questions;
  const answer = await askServer();
  // The answer to an older question may come last.
  if (question === questions && stop) tell(answer);
}

/** An API on another origin sets its cookies there, so only its answer can tell. */
export function mayBeSignedIn(): boolean {
  const { origin } = new URL(publicEnv.apiBaseUrl, window.location.href);
  return (
    origin !== window.location.origin ||
    document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`)
  );
}

/** Asks the server who is signed in; answers at once where nobody can be. */
export function askIfWorthIt(): void {
  if (mayBeSignedIn()) return void ask();
  questions += 1;
  tell(null);
}

function start(): () => void {
  const firstQuestion = () => {
    if (!hasAsked) askIfWorthIt();
  };
  const stops = [whenIdle(firstQuestion), onSessionChange(() => void ask())];
  window.addEventListener('focus', askIfWorthIt);
  return () => {
    for (const end of stops) end();
    window.removeEventListener('focus', askIfWorthIt);
  };
}

function listen<Listener>(to: Set<Listener>, listener: Listener): () => void {
  to.add(listener);
  stop ??= start();
  return () => {
    to.delete(listener);
    if (listeners.size + answerListeners.size > 0) return;
    stop?.();
    stop = undefined;
    isSignedIn = false;
    hasAsked = false;
  };
}

/** Calls back when the visitor turns out to be signed in or out; asks again on the event and on focus (spec, section 4). */
export function onSignedInChange(listener: () => void): () => void {
  return listen(listeners, listener);
}

/** Calls back with every answer, also one like the last; whoever needs it does not wait for the page to be idle. */
export function onSessionAnswer(listener: AnswerListener): () => void {
  const end = listen(answerListeners, listener);
  askIfWorthIt();
  return end;
}

/** The last answer; signed out until there is one. */
export function signedInNow(): boolean {
  return isSignedIn;
}
