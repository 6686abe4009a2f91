import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';

/** A keyed hash (HMAC) can't be reversed by trying all addresses or codes without the secret. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', serverEnv().APP_SECRET).update(text).digest('base64url');
