import { signedInHint } from '@/lib/contracts/account/session-hint';
import { ApiError, type ApiErrorCode } from '@/lib/client/http/api-error';
import { askTwice } from '@/lib/client/http/ask-twice';
import { publicEnv } from '@/lib/env/public';
import { deviceOwner, hasVisitorWork, visitorId } from '../local/marks';
import { whenIdle } from '../page/when-idle';
import type * as Owners from '../local/owners';
import type { loadUser as LoadUser, SubscriptionInfo, UserInfo } from './load-user';
import { onSessionChange } from './session-event';

/*
 * The session store of the site and the app. Every public page loads it, so it imports no library; the code that looks
 * up a user is loaded only if there may be a session.
 */

/** A user is authenticated when `user` is there (spec, section 4). */
export type Session =
  | {
      /**
       * `unknown`: the server has not been asked yet; `visitor`: signed out, with work in this browser; `noTeacher`: the
       * account has no teacher record; `failed`: the request failed, see `error`.
       */
      status: 'unknown' | 'loading' | 'signedOut' | 'visitor' | 'noTeacher' | 'failed';
      /** The session's e-mail, known even if the user lookup failed. */
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
      /** The error of the latest refresh, if it failed. */
      error: unknown;
      /** Whether it is what this browser keeps, and the server has not been asked yet. */
      isKept?: boolean;
    };

const noUser = { email: null, user: null, subscription: null, error: null };
export const unknownSession = { ...noUser, status: 'unknown' } satisfies Session;
const signedOut = { ...noUser, status: 'signedOut' } satisfies Session;
const visitor = { ...noUser, status: 'visitor' } satisfies Session;

let session: Session = unknownSession;
let requestCount = 0;
/** Id of the teacher whose login this page has recorded. */
let recordedLogin: string | undefined;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** Code that the app has at once; the public pages load it when it is needed. */
interface AppWays {
  owners: typeof Owners;
  loadUser: typeof LoadUser;
}

let ways: AppWays | undefined;

export function provideForApp(given: AppWays): void {
  ways = given;
}

/** A teacher who was signed in on this page stays signed out when the session ends: the page asks for sign-in again. */
function asVisitor(next: Session): Session {
  const isFirst = ['unknown', 'loading', 'visitor'].includes(session.status);
  return next === signedOut && isFirst && hasVisitorWork() ? visitor : next;
}

/** The owner of what this page may read in the browser; null after a session has ended. */
let owner: string | null | undefined;
/** Under way until the browser is that of the owner. */
let admission: Promise<void> | undefined;

/** Before the next screen is drawn, the browser forgets what it keeps of others, or of a session that has ended. */
function admit(next: Session): Promise<void> | undefined {
  const account = next.status === 'noTeacher' ? next.email : null;
  const id = next.user?.id ?? (next === visitor ? visitorId : account);
  if (id === owner || (id === null && next !== signedOut)) return admission;
  owner = id;
  if (id === null && deviceOwner() === null) return admission;
  if (id === visitorId && !ways) return admission;
  const before = admission;
  const own = (async () => {
    await before;
    const { enter, endSession } = ways?.owners ?? (await import('../local/owners'));
    await (id === null ? endSession() : enter(id));
  })()
    .catch(() => {})
    .finally(() => {
      if (admission === own) admission = undefined;
    });
  admission = own;
  return own;
}

/** Shows another session, unless it is outdated by then. */
async function change(asked: Session, isOutdated: () => boolean): Promise<void> {
  const next = asVisitor(asked);
  const admitted = admit(next);
  if (admitted) await admitted;
  if (!isOutdated()) set(next);
}

function set(next: Session) {
  if (next === session) return;
  session = next;
  if (next === signedOut || next === visitor) recordedLogin = undefined;
  for (const listener of listeners) listener();
}

/** Returns the session's e-mail, or null without one (spec, section 4). Throws an ApiError if the request fails. */
async function loadEmail(): Promise<string | null> {
  const asked = fetch(`${publicEnv().apiBaseUrl}/session/me`, { credentials: 'include' });
  const response = await asked.catch(() => {
    throw new ApiError('offline', 0);
  });
  if (response.status === 401) throw new ApiError('notSignedIn', 401);
  const body = (await response.json().catch(() => ({}))) as { email?: unknown; code?: unknown };
  if (response.ok) return typeof body.email === 'string' && body.email !== '' ? body.email : null;
  const code = typeof body.code === 'string' ? (body.code as ApiErrorCode) : 'unreadable';
  throw new ApiError(code, response.status);
}

async function loadSession(email: string): Promise<Session> {
  try {
    const { loadUser } = ways ?? (await import('./load-user'));
    return {
      status: 'signedIn',
      email,
      error: null,
      ...(await askTwice(() => loadUser(email, Date.now()))),
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'notSignedIn') return signedOut;
    // eslint-disable-next-line no-console -- The specification wants it logged (section 8).
    console.error('Error getting user info', error);
    const hasNoTeacher = error instanceof Error && error.name === 'UserNotFound';
    if (hasNoTeacher) return { ...noUser, status: 'noTeacher', email, error };
    // A failed refresh keeps the known user.
    if (session.status === 'signedIn' && session.email === email) return { ...session, error };
    return { ...noUser, status: 'failed', email, error };
  }
}

/** The session that this browser keeps, because its teacher has marked it as their own. */
async function keptSession(): Promise<Session | undefined> {
  const kept = (await ways?.owners.readKeptSession()) as Session | undefined;
  return kept?.user ? { ...kept, isKept: true } : undefined;
}

/** Records the last login, once per sign-in and page visit. The response is not used (spec, section 7). */
function recordLogin(teacherId: string) {
  if (recordedLogin === teacherId) return;
  recordedLogin = teacherId;
  const url = `${publicEnv().apiBaseUrl}/teachers/ull/${teacherId}`;
  fetch(url, { credentials: 'include' }).catch(() => {});
}

async function refreshSession(): Promise<void> {
  requestCount += 1;
  const request = requestCount;
  if (session.status === 'unknown') set({ ...noUser, status: 'loading' });
  // Preloads the module; a failure shows when the module is used.
  if (!ways && hasHint()) import('./load-user').catch(() => {});
  // Responses may arrive out of order; only the latest request counts.
  const isOutdated = () => request !== requestCount || !stop;
  if (session.status === 'loading' && deviceOwner() !== null) {
    const kept = await keptSession();
    if (isOutdated()) return;
    // The teacher's own browser shows at once what it keeps; then it is checked.
    if (kept) await change(kept, isOutdated);
  }
  let email: string | null;
  try {
    email = await (session.user || hasHint() ? askTwice(loadEmail) : loadEmail());
  } catch (error) {
    if (isOutdated()) return;
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused || !mayBeSignedIn()) await change(signedOut, isOutdated);
    else if (session.status !== 'signedIn') {
      set({ ...noUser, status: 'failed', error });
    } else {
      set({ ...session, error });
    }
    return;
  }
  if (isOutdated()) return;
  if (email === null) return change(signedOut, isOutdated);
  if (session.email !== email || session.status === 'failed') {
    set({ ...noUser, status: 'loading', email });
  }
  const next = await loadSession(email);
  if (isOutdated()) return;
  await change(next, isOutdated);
  if (next.status === 'signedIn') recordLogin(next.user.id);
}

/** Whether a cookie says that there may be a session. */
export function hasHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`);
}

/** The cookies of an API on another origin are not visible here, so the API has to be asked. */
function mayBeSignedIn(): boolean {
  const { origin } = new URL(publicEnv().apiBaseUrl, window.location.href);
  return origin !== window.location.origin || hasHint();
}

/**
 * Asks the server who is signed in, unless the cookies show that there is no session. Resolves when the store is
 * updated; never rejects.
 */
export async function checkSession(): Promise<void> {
  if (!stop) return;
  if (mayBeSignedIn()) return refreshSession();
  requestCount += 1;
  const request = requestCount;
  await change(signedOut, () => request !== requestCount || !stop);
}

const check = () => void checkSession();
const checkAgain = () => void refreshSession();
const checkIfUnknown = () => {
  if (session.status === 'unknown') check();
};

/** Checks the session after a session change and when the window gets the focus (spec, section 4). */
function watchForChanges(): () => void {
  const end = onSessionChange(() => void refreshSession());
  // A page in the back/forward cache may be of a session that has ended.
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && checkAgain();
  window.addEventListener('focus', checkAgain);
  window.addEventListener('pageshow', comeBack);
  return () => {
    end();
    window.removeEventListener('focus', checkAgain);
    window.removeEventListener('pageshow', comeBack);
  };
}

function subscribe(listener: () => void, startFirstCheck: () => (() => void) | void): () => void {
  listeners.add(listener);
  stop ??= watchForChanges();
  const stopWaiting = startFirstCheck();
  return () => {
    stopWaiting?.();
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    requestCount += 1;
    recordedLogin = undefined;
    session = unknownSession;
    owner = undefined;
  };
}

/** Calls the listener when the session changes. Returns a function that removes it. */
export function subscribeToSession(listener: () => void): () => void {
  return subscribe(listener, checkIfUnknown);
}

/** Like `subscribeToSession`, but the first request waits until the page is idle. */
export function subscribeWhenIdle(listener: () => void): () => void {
  return subscribe(listener, () => whenIdle(checkIfUnknown));
}

/** Begins without an account: the browser keeps the visitor's work from now on. */
export async function beginAsVisitor(): Promise<void> {
  requestCount += 1;
  await admit(visitor);
  set(visitor);
}

export function getSession(): Session {
  return session;
}
