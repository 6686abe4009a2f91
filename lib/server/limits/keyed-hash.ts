import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';

/** Without the secret, nobody can reverse a keyed hash (HMAC) by trying all e-mail addresses. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', serverEnv().APP_SECRET).update(text).digest('base64url');
