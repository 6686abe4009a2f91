import { signedInHint } from '@/lib/contracts/session-hint';
import { ApiError, type ApiErrorCode } from '@/lib/client/http/api-error';
import { publicEnv } from '@/lib/env/public';
import { whenIdle } from '../page/when-idle';
import type { SubscriptionInfo, UserInfo } from './load-user';
import { onSessionChange } from './session-event';

/*
 * Who is signed in: one store for the site and the app. It is on every public page, so it brings no library along;
 * what it takes to look a user up is fetched only where there may be a session.
 */

/** A user is authenticated when `user` is there (spec, section 4). */
export type Session =
  | {
      /**
       * `unasked`: nothing is known yet; `noTeacher`: the session's account has no teacher record; `failed`: the server
       * could not tell, see `error`.
       */
      status: 'unasked' | 'loading' | 'signedOut' | 'noTeacher' | 'failed';
      /** Of the session, also where the user could not be looked up. */
      email: string | null;
      user: null;
      subscription: null;
      error: unknown;
    }
  | {
      status: 'signedIn';
      email: string;
      user: UserInfo;
      subscription: SubscriptionInfo;
      /** Why the user could not be looked up again. */
      error: unknown;
    };

const nobody = { email: null, user: null, subscription: null, error: null };
export const unasked = { ...nobody, status: 'unasked' } satisfies Session;
const signedOut = { ...nobody, status: 'signedOut' } satisfies Session;

let session: Session = unasked;
let questions = 0;
/** Whose login has been recorded since they signed in or came to this page. */
let recordedLogin: string | undefined;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function set(now: Session) {
  if (now === session) return;
  session = now;
  if (now.status === 'signedOut') recordedLogin = undefined;
  for (const listener of listeners) listener();
}

/**
 * The session's e-mail; null where there is no session or no e-mail (spec, section 4). Throws an ApiError where the
 * server does not say.
 */
async function loadEmail(): Promise<string | null> {
  const url = `${publicEnv.apiBaseUrl}/session/me`;
  const response = await fetch(url, { credentials: 'include' }).catch(() => {
    throw new ApiError('offline', 0);
  });
  if (response.status === 401) return null;
  const body = (await response.json().catch(() => ({}))) as { email?: unknown; code?: unknown };
  if (response.ok) return typeof body.email === 'string' && body.email !== '' ? body.email : null;
  const code = typeof body.code === 'string' ? (body.code as ApiErrorCode) : 'unreadable';
  throw new ApiError(code, response.status);
}

async function loadSession(email: string): Promise<Session> {
  try {
    const { loadUser } = await import('./load-user');
    return { status: 'signedIn', email, error: null, ...(await loadUser(email, Date.now())) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notSignedIn') return signedOut;
    // eslint-disable-next-line no-console -- The specification wants it logged (section 8).
    console.error('Error getting user info', error);
    const hasNoTeacher = error instanceof Error && error.name === 'UserNotFound';
    if (hasNoTeacher) return { ...nobody, status: 'noTeacher', email, error };
    // Without an answer a known user stays.
    if (session.status === 'signedIn' && session.email === email) return { ...session, error };
    return { ...nobody, status: 'failed', email, error };
  }
}

/** Records the last login, once a sign-in and once a visit; the answer is not used (spec, section 7). */
function recordLogin(teacherId: string) {
  if (recordedLogin === teacherId) return;
  recordedLogin = teacherId;
  const url = `${publicEnv.apiBaseUrl}/teachers/ull/${teacherId}`;
  fetch(url, { credentials: 'include' }).catch(() => {});
}

async function ask(): Promise<void> {
  questions += 1;
  const question = questions;
  if (session.status === 'unasked') set({ ...nobody, status: 'loading' });
  // Fetched meanwhile; a failure shows when it is needed.
  if (hasHint()) import('./load-user').catch(() => {});
  // The answer to an older question may come last.
  const isOutdated = () => question !== questions || !stop;
  let email: string | null;
  try {
    email = await loadEmail();
  } catch (error) {
    if (isOutdated()) return;
    if (!mayBeSignedIn()) set(signedOut);
    else if (session.status !== 'signedIn') set({ ...nobody, status: 'failed', error });
    return;
  }
  if (isOutdated()) return;
  if (email === null) return set(signedOut);
  if (session.email !== email || session.status === 'failed') {
    set({ ...nobody, status: 'loading', email });
  }
  const now = await loadSession(email);
  if (isOutdated()) return;
  set(now);
  if (now.status === 'signedIn') recordLogin(now.user.id);
}

function hasHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`);
}

/** An API on another origin sets its cookies there, so only its answer can tell. */
function mayBeSignedIn(): boolean {
  const { origin } = new URL(publicEnv.apiBaseUrl, window.location.href);
  return origin !== window.location.origin || hasHint();
}

/**
 * Asks the server again who is signed in, unless the cookies already say that nobody is. Resolves when the answer is
 * in the store; never rejects.
 */
export async function checkSession(): Promise<void> {
  if (!stop) return;
  if (mayBeSignedIn()) return ask();
  questions += 1;
  set(signedOut);
}

const check = () => void checkSession();
const checkFirst = () => {
  if (session.status === 'unasked') check();
};

/** Checks again on the event and on focus (spec, section 4). */
function start(): () => void {
  const end = onSessionChange(() => void ask());
  window.addEventListener('focus', check);
  return () => {
    end();
    window.removeEventListener('focus', check);
  };
}

function listen(listener: () => void, firstCheck: () => (() => void) | void): () => void {
  listeners.add(listener);
  stop ??= start();
  const stopWaiting = firstCheck();
  return () => {
    stopWaiting?.();
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    questions += 1;
    recordedLogin = undefined;
    session = unasked;
  };
}

/** Calls back when something of the session changes. */
export function onSession(listener: () => void): () => void {
  return listen(listener, checkFirst);
}

/** The same, for what can wait with the first question until the page has nothing better to do. */
export function onSessionWhenIdle(listener: () => void): () => void {
  return listen(listener, () => whenIdle(checkFirst));
}

export function sessionNow(): Session {
  return session;
}
