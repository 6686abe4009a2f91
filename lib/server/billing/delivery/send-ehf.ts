import 'server-only';
import { z } from 'zod';
import { serverEnv, serviceUrl } from '@/lib/env/server';
import { DeliveryFailure, NotInPeppol } from './delivery-failure';
import { writeToOutbox } from './outbox';

const deadlineMs = 8000;
/** In bytes. */
const longestAnswer = 10_000;
/** By this code in its answer an access point says that the buyer is not registered as a receiver of EHF. */
const notRegistered = z.object({ code: z.literal('receiverNotRegistered') });
/** Answers of 400 and above that are no refusal of the file. */
const temporary = [401, 403, 408, 425, 429];

/**
 * Hands an EHF to the access point at `EHF_ENDPOINT_URL`, or writes it into the outbox in a demonstration and where that is set to `files`. The key is the
 * same at each try, so that the access point takes a file once. Throws `DeliveryFailure`, and `NotInPeppol` where the answer
 * is 4xx with the JSON `{ "code": "receiverNotRegistered" }`; a 404 alone may as well be a wrong address of ours.
 */
export async function sendEhf(key: string, fileName: string, xml: string): Promise<void> {
  const { EHF_ENDPOINT_URL, EHF_ENDPOINT_AUTHORIZATION: authorization } = serverEnv();
  const url = serviceUrl(EHF_ENDPOINT_URL);
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
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  const isRefused = response.status < 500 && !temporary.includes(response.status);
  if (isRefused && notRegistered.safeParse(await readAnswer(response)).success) {
    throw new NotInPeppol();
  }
  await response.body?.cancel().catch(() => {});
  const answer = `The access point answered ${response.status}`;
  const isRefusal =
    response.status >= 400 && response.status < 500 && !temporary.includes(response.status);
  throw new DeliveryFailure(answer, isRefusal);
}

/** The JSON of an answer; undefined for any other, and for a long one. */
async function readAnswer(response: Response): Promise<unknown> {
  if (!/json/.test(response.headers.get('content-type') ?? '')) return undefined;
  if (Number(response.headers.get('content-length') ?? longestAnswer + 1) > longestAnswer) {
    return undefined;
  }
  return response.json().catch(() => undefined);
}

async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new DeliveryFailure('The access point did not answer', false, { cause });
  }
}
