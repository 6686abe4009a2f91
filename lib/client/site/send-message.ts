import type { z } from 'zod';
import { contactCalls, contactSchema } from '@/lib/contracts/site/contact';
import { ApiError, callApi } from '../http/api-client';

export type ContactProblem = 'name' | 'email' | 'message' | 'offline' | 'tooMany' | 'failed';

const fields = contactSchema.keyof().exclude(['id']).options;

export async function sendMessage(
  body: z.input<typeof contactSchema>,
): Promise<ContactProblem | undefined> {
  try {
    await callApi(contactCalls.writeToOffice, { body });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    if (error.code === 'offline') return 'offline';
    if (error.code === 'tooManyRequests') return 'tooMany';
    return fields.find((field) => error.errors.some(({ path }) => path === field)) ?? 'failed';
  }
}
