import { signedInHint } from '@/lib/contracts/account/session-hint';
import { ApiError, type ApiErrorCode } from '@/lib/client/http/api-error';
import { askTwice } from '@/lib/client/http/ask-twice';
import { publicEnv } from '@/lib/env/public';
import { deviceOwner, hasVisitorWork, visitorId } from '../local/marks';
import { whenIdle } from '../page/when-idle';
import type * as Owners from '../local/owners';
import type { loadUser as LoadUser, SubscriptionInfo, UserInfo } from './load-user';
import { onSessionChange } from './session-event';

/* Every public page loads this module, so the module imports no library. */

export type Session =
  | {
      /**
       * Status of the sign-in. "visitor": a user without an account, whose class is stored in this browser;
       * "noTeacher": an account without a teacher record.
       */
      status: 'unknown' | 'loading' | 'signedOut' | 'visitor' | 'noTeacher' | 'failed';
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
      error: unknown;
      isKept?: boolean;
    };

const noUser = { email: null, user: null, subscription: null, error: null };
export const unknownSession = { ...noUser, status: 'unknown' } satisfies Session;
const signedOut = { ...noUser, status: 'signedOut' } satisfies Session;
const visitor = { ...noUser, status: 'visitor' } satisfies Session;

let session: Session = unknownSession;
let requestCount = 0;
let recordedLogin: string | undefined;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

interface AppWays {
  owners: typeof Owners;
  loadUser: typeof LoadUser;
}

let ways: AppWays | undefined;

export function provideForApp(given: AppWays): void {
  ways = given;
}

function asVisitor(next: Session): Session {
  const isFirst = ['unknown', 'loading', 'visitor'].includes(session.status);
  return next === signedOut && isFirst && hasVisitorWork() ? visitor : next;
}

/** The user whose stored data this page may read; null after the user's session has ended. */
let owner: string | null | undefined;
let admission: Promise<void> | undefined;

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
    // eslint-disable-next-line no-console -- The specification wants the error logged (section 8).
    console.error('Error getting user info', error);
    const hasNoTeacher = error instanceof Error && error.name === 'UserNotFound';
    if (hasNoTeacher) return { ...noUser, status: 'noTeacher', email, error };
    if (session.status === 'signedIn' && session.email === email) return { ...session, error };
    return { ...noUser, status: 'failed', email, error };
  }
}

async function keptSession(): Promise<Session | undefined> {
  const kept = (await ways?.owners.readKeptSession()) as Session | undefined;
  return kept?.user ? { ...kept, isKept: true } : undefined;
}

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
  if (!ways && hasHint()) import('./load-user').catch(() => {});
  // Responses may arrive out of order; only the latest request counts.
  const isOutdated = () => request !== requestCount || !stop;
  if (session.status === 'loading' && deviceOwner() !== null) {
    const kept = await keptSession();
    if (isOutdated()) return;
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

export function hasHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInHint.name}=${signedInHint.value}`);
}

/**
 * Cookies of an API on another origin are unreadable here, so only a request to the API tells whether there is a
 * session.
 */
function mayBeSignedIn(): boolean {
  const { origin } = new URL(publicEnv().apiBaseUrl, window.location.href);
  return origin !== window.location.origin || hasHint();
}

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

function watchForChanges(): () => void {
  const end = onSessionChange(() => void refreshSession());
  // A page from the browser's back/forward cache may belong to an ended session.
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

export function subscribeToSession(listener: () => void): () => void {
  return subscribe(listener, checkIfUnknown);
}

export function subscribeWhenIdle(listener: () => void): () => void {
  return subscribe(listener, () => whenIdle(checkIfUnknown));
}

export async function beginAsVisitor(): Promise<void> {
  requestCount += 1;
  await admit(visitor);
  set(visitor);
}

export function getSession(): Session {
  return session;
}
