import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { DeliveryFailure } from './delivery-failure';
import { writeToOutbox } from './outbox';

const deadlineMs = 8000;
/** Answers of 400 and above that are no refusal of the file. */
const temporary = [401, 403, 408, 425, 429];

/**
 * Hands an EHF to the access point at `EHF_ENDPOINT_URL`, or writes it into the outbox where none is set. The key is the
 * same at each try, so that the access point takes a file once. Throws `DeliveryFailure`.
 */
export async function sendEhf(key: string, fileName: string, xml: string): Promise<void> {
  const { EHF_ENDPOINT_URL: url, EHF_ENDPOINT_AUTHORIZATION: authorization } = serverEnv();
  if (!url) {
    await writeToOutbox(fileName, xml);
    return;
  }
  const response = await post(url, {
    method: 'POST',
    body: xml,
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Idempotency-Key': key,
      ...(authorization && { Authorization: authorization }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const answer = `The access point answered ${response.status}`;
  const isRefusal =
    response.status >= 400 && response.status < 500 && !temporary.includes(response.status);
  throw new DeliveryFailure(answer, isRefusal);
}

async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new DeliveryFailure('The access point did not answer', false, { cause });
  }
}
