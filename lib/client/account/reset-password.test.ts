/** @jest-environment jsdom */
import { fakeApi, offline, problem, type FakeAnswer } from '@/lib/client/http/testing/fake-api';
import { sendPasswordReset } from './reset-password';

const call = 'POST /session/password-reset';

it('sendPasswordReset asks the API for the mail in the language of the page', async () => {
  const api = fakeApi({ [call]: { status: 204 } });
  document.documentElement.lang = 'en-GB';
  await sendPasswordReset('kari@skole.example');
  document.documentElement.lang = 'nb-NO';
  await sendPasswordReset('kari@skole.example');
  const email = 'kari@skole.example';
  expect(api.sent(call)).toEqual([
    { email, language: 'en' },
    { email, language: 'no' },
  ]);
});

const refused = (code: string): FakeAnswer => {
  const { status, body } = problem('identityRefused');
  return { status, body: { ...(body as object), provider: { code, message: `${code}!` } } };
};

it.each([
  ['the provider', refused('auth/user-not-found'), 'auth/user-not-found', 'auth/user-not-found!'],
  ['the rate limit', problem('tooManyRequests'), 'auth/too-many-requests', 'tooManyRequests'],
  ['the input schema', problem('invalidRequest'), 'auth/invalid-email', 'invalidRequest'],
  ['an unavailable API', problem('unavailable'), 'unavailable', 'unavailable'],
  ['an unreachable API', offline, 'offline', 'offline'],
])(
  'sendPasswordReset rejects with a distinct error for each cause: the error of %s',
  async (_, answer, code, message) => {
    fakeApi({ [call]: answer });
    await expect(sendPasswordReset('kari@')).rejects.toMatchObject({ code, message });
  },
);
