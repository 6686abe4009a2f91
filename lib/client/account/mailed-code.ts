import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';
import { toAuthError } from './reset-password';
import { announceSessionChange } from './session-event';

const orAuthError = (sent: Promise<undefined>) =>
  sent.catch((error: unknown) => {
    throw toAuthError(error);
  });

export async function confirmEmail(code: string): Promise<void> {
  await orAuthError(callApi(accountCalls.confirmEmail, { body: { code } }));
  announceSessionChange();
}

/**
 * Deletes an account that a stranger created with another person's e-mail address. The code comes from the mail to the
 * owner of the address.
 */
export const disownAccount = (code: string) =>
  orAuthError(callApi(accountCalls.disownAccount, { body: { code } }));

export async function findAccountOfCode(code: string): Promise<string> {
  const { auth, sdk } = await loadFirebase();
  const { data } = await sdk.checkActionCode(auth, code);
  return data.previousEmail ?? data.email ?? '';
}

export const takeBackEmail = (code: string) => {
  const language = toLocale(document.documentElement.lang);
  return orAuthError(callApi(accountCalls.recoverEmail, { body: { code, language } }));
};
