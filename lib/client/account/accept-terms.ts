import { termsVersion } from '@/lib/contracts/account/terms';
import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';

export function acceptTerms(): Promise<unknown> {
  const body = { version: termsVersion };
  return callApi(accountCalls.acceptTerms, { body });
}
