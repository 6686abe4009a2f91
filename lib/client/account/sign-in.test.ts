/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { loadFirebase } from './firebase';
import { onSessionChange } from './session-event';
import { subscribeToSession, getSession } from './session-store';
import { createAccount, registerTeacher, signIn, signOut } from './sign-in';

jest.mock('./firebase', () => ({ loadFirebase: jest.fn() }));

/** Accounts as the identity provider keeps them. */
function identityProvider(accounts: Record<string, string> = {}) {
  const user = (email: string) => ({ user: { getIdToken: async () => `token of ${email}` } });
  const refuse = (code: string) => Object.assign(new Error(code), { code });
  const sdk = {
    createUserWithEmailAndPassword: jest.fn(async (_: unknown, email: string, password: string) => {
      if (accounts[email]) throw refuse('auth/email-already-in-use');
      accounts[email] = password;
      return user(email);
    }),
    signInWithEmailAndPassword: jest.fn(async (_: unknown, email: string, password: string) => {
      if (accounts[email] !== password) throw refuse('auth/invalid-credential');
      return user(email);
    }),
  };
  jest.mocked(loadFirebase).mockResolvedValue({ auth: {}, sdk } as never);
  return { accounts };
}

const working = {
  'GET /session/csrf': { body: { csrfToken: 'c' } },
  'POST /sessionLogin': { body: { status: 'success' } },
  'POST /sessionLogout': { body: { status: 'success' } },
};

const changes = jest.fn();
beforeEach(() => changes.mockReset());
beforeAll(() => void onSessionChange(changes));

describe('signIn', () => {
  it('exchanges the ID token and the CSRF token for a session and announces the session change', async () => {
    identityProvider({ 'kari@skole.no': 'passord1' });
    const api = fakeApi(working);
    await signIn('kari@skole.no', 'passord1');
    expect(api.sent('POST /sessionLogin')).toEqual([
      { idToken: 'token of kari@skole.no', csrfToken: 'c' },
    ]);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('rejects with the error of the provider and starts no session', async () => {
    identityProvider({ 'kari@skole.no': 'passord1' });
    const api = fakeApi(working);
    await expect(signIn('kari@skole.no', 'feil')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect(api.calls).toEqual([]);
    expect(changes).not.toHaveBeenCalled();
  });

  it.each([
    ['a network failure', offline],
    ['a rate limit', problem('tooManyRequests')],
  ])('signs in without a CSRF token when no token can be fetched: %s', async (_, answer) => {
    identityProvider({ 'kari@skole.no': 'passord1' });
    const api = fakeApi({ ...working, 'GET /session/csrf': answer });
    await signIn('kari@skole.no', 'passord1');
    expect(api.sent('POST /sessionLogin')).toEqual([
      { idToken: 'token of kari@skole.no', csrfToken: '' },
    ]);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('announces no session change to the app when the server refuses the session', async () => {
    identityProvider({ 'kari@skole.no': 'passord1' });
    fakeApi({ ...working, 'POST /sessionLogin': problem('idTokenTooOld') });
    await expect(signIn('kari@skole.no', 'passord1')).rejects.toMatchObject({
      code: 'idTokenTooOld',
    });
    expect(changes).not.toHaveBeenCalled();
  });
});

describe('createAccount', () => {
  it('creates the account and its session without announcing a session change to the app', async () => {
    const { accounts } = identityProvider();
    const api = fakeApi(working);
    await createAccount('kari@skole.no', 'passord1');
    expect(accounts).toEqual({ 'kari@skole.no': 'passord1' });
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /session/csrf',
      'POST /sessionLogin',
    ]);
    expect(changes).not.toHaveBeenCalled();
  });

  it('can be retried when the connection broke before the session was created', async () => {
    identityProvider();
    const api = fakeApi({ ...working, 'POST /sessionLogin': offline });
    const tryIt = () => createAccount('kari@skole.no', 'passord1');
    await expect(tryIt()).rejects.toMatchObject({ code: 'offline' });
    Object.assign(api.answers, working);
    await tryIt();
    expect(api.sent('POST /sessionLogin')).toHaveLength(2);
  });

  it('rejects an address that already has an account with another password', async () => {
    identityProvider({ 'kari@skole.no': 'et annet' });
    const api = fakeApi(working);
    await expect(createAccount('kari@skole.no', 'passord1')).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(api.calls).toEqual([]);
  });
});

describe('registerTeacher', () => {
  const kari = {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Kari',
    email: 'kari@skole.no',
    role: 'teacher',
    school_id: null,
    created_at: '2025-01-01T00:00:00.000Z',
    trial_expires_at: null,
    has_active_personal_subscription: false,
    personal_subscription_current_period_end: null,
    has_accepted_terms: true,
    is_email_verified: true,
  };
  const known = {
    'POST /teachers': { body: kari },
    'GET /session/me': { body: { email: 'kari@skole.no' } },
    'GET /teachers/email/kari%40skole.no': { body: [kari] },
    'GET /admins/email/kari%40skole.no': { body: [] },
    [`GET /teachers/ull/${kari.id}`]: { status: 204 },
  };
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let stop = () => {};
  beforeEach(() => logged.mockClear());
  afterEach(() => stop());
  afterAll(() => logged.mockRestore());

  it('resolves only after the teacher is stored and the user is looked up', async () => {
    document.cookie = 'signedIn=1; Path=/';
    const noTeacher = { 'GET /teachers/email/kari%40skole.no': { body: [] } };
    const api = fakeApi({ ...working, ...known, ...noTeacher });
    stop = subscribeToSession(() => {});
    await waitFor(() => expect(getSession().status).toBe('noTeacher'));
    Object.assign(api.answers, known);
    await registerTeacher({ name: 'Kari' });
    expect(api.sent('POST /teachers')).toEqual([{ name: 'Kari' }]);
    expect(getSession().user?.name).toBe('Kari');
  });

  it('looks up the user after storing the teacher and announces one session change to the app', async () => {
    document.cookie = 'signedIn=; Path=/; Max-Age=0';
    identityProvider();
    const api = fakeApi({ ...working, ...known });
    stop = subscribeToSession(() => {});
    await createAccount('kari@skole.no', 'passord1');
    document.cookie = 'signedIn=1; Path=/';
    await registerTeacher({ name: 'Kari' });
    const paths = api.calls.map(({ path }) => path);
    expect(paths.indexOf('/teachers/email/kari%40skole.no')).toBeGreaterThan(
      paths.indexOf('/teachers'),
    );
    expect(changes).toHaveBeenCalledTimes(1);
    expect(getSession().user?.name).toBe('Kari');
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('signOut', () => {
  it('ends the session and announces the session change to the app', async () => {
    const api = fakeApi(working);
    await signOut();
    expect(api.sent('POST /sessionLogout')).toEqual([{}]);
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('announces no session change to the app when the session could not be ended', async () => {
    fakeApi({ ...working, 'POST /sessionLogout': offline });
    await expect(signOut()).rejects.toMatchObject({ code: 'offline' });
    expect(changes).not.toHaveBeenCalled();
  });
});
