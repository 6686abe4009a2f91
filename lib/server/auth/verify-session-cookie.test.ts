import { toErrorResponse } from '@/lib/server/errors/error-response';
import { captureLog } from '@/lib/server/testing/test-server';
import { verifySessionCookie } from './verify-session-cookie';

const verify = jest.fn<Promise<unknown>, [string, boolean]>();
jest.mock('./firebase', () => ({
  firebaseAuth: () => ({ verifySessionCookie: (...args: [string, boolean]) => verify(...args) }),
}));

const refusedWith = (code: string) =>
  verify.mockRejectedValue(Object.assign(new Error('provider'), { code }));

beforeEach(() => void captureLog());

it('asks whether the session was revoked', async () => {
  verify.mockResolvedValue({ uid: 'kari' });
  expect(await verifySessionCookie('cookie')).toEqual({ uid: 'kari' });
  expect(verify).toHaveBeenLastCalledWith('cookie', true);
});

it.each([
  'auth/argument-error',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])('takes a cookie refused with %s for none', async (code) => {
  refusedWith(code);
  expect(await verifySessionCookie('cookie')).toBeUndefined();
});

it.each(['auth/internal-error', 'auth/quota-exceeded', 'app/network-timeout'])(
  'takes %s for a failure that passes, and not for a no',
  async (code) => {
    refusedWith(code);
    const error: unknown = await verifySessionCookie('cookie').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    expect(toErrorResponse(error, 'request').status).toBe(503);
  },
);
