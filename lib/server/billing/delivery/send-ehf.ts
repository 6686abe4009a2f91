import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outboxFolder } from '@/lib/server/mail/open-mail-transport';
import { z } from 'zod';
import { serverEnv, serviceUrl } from '@/lib/env/server';
import { DeliveryFailure, NotInPeppol } from './delivery-failure';

const deadlineMs = 8000;
const longestAnswer = 10_000;
const notRegistered = z.object({ code: z.literal('receiverNotRegistered') });
const temporary = [401, 403, 408, 425, 429];

/**
 * Sends an EHF file (electronic invoice) to the Peppol access point. Throws `NotInPeppol` for a 4xx answer with the
 * JSON `{ "code": "receiverNotRegistered" }`; a 404 alone may be a wrong endpoint URL.
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
  const { status } = response;
  const text = await readText(response);
  const answer = `${status} ${text}`;
  const isRefusal = status >= 400 && status < 500 && !temporary.includes(status);
  if (isRefusal && notRegistered.safeParse(parseJson(text)).success) throw new NotInPeppol(answer);
  const problem =
    status === 401 || status === 403 ? 'unauthorized' : isRefusal ? 'refused' : 'unavailable';
  const message = `The access point answered ${status}`;
  throw new DeliveryFailure(message, isRefusal, problem, { answer });
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= longestAnswer) break;
    }
  } catch {
    return '';
  }
  return Buffer.concat(chunks).subarray(0, longestAnswer).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function post(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new DeliveryFailure('The access point did not answer', false, 'noAnswer', { cause });
  }
}

async function writeToOutbox(name: string, content: string | Uint8Array): Promise<void> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true });
  const partial = path.join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(partial, content);
    await rename(partial, path.join(folder, name));
  } finally {
    await rm(partial, { force: true });
  }
}
