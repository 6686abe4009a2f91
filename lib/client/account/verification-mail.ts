import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';

export function sendVerificationMail(): Promise<unknown> {
  const body = { language: toLocale(document.documentElement.lang) };
  return callApi(accountCalls.sendVerificationMail, { body });
}
