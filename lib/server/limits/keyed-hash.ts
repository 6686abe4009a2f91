import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';

/** Keyed hash of an address or a code: without the secret it can't be found by trying. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', serverEnv().APP_SECRET).update(text).digest('base64url');
