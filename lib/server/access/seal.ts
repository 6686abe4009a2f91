import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { serverEnv } from '@/lib/env/server';

const ivBytes = 12;
const tagBytes = 16;

const toKey = () =>
  Buffer.from(hkdfSync('sha256', serverEnv().APP_SECRET, '', 'sealed in the database', 32));

/**
 * Encrypts a short text that must be read again later, such as a link's token in the outbox, with a key that is not in the
 * database (AES-256-GCM, base64url). `about` names what it belongs to; with another one it cannot be opened.
 */
export function seal(text: string, about: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', toKey(), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a sealed text; undefined where it was changed, belongs to another thing or was sealed with another secret. */
export function unseal(sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', toKey(), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return undefined;
  }
}
