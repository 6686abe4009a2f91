import { z } from 'zod';
import { termsVersion } from '@/lib/contracts/account/terms';
import { callApi } from '@/lib/client/http/api-client';

/** Accepts the version of the terms that this page was built with. */
export function acceptTerms(): Promise<unknown> {
  const body = { version: termsVersion };
  return callApi('PUT', '/account/terms', { answer: z.undefined(), body });
}
