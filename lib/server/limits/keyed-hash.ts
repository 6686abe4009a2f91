import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';

/** Keyed hash (HMAC) of a text. Only the owner of the secret can find the text by trying all e-mail addresses. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', serverEnv().APP_SECRET).update(text).digest('base64url');
