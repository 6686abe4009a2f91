import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Writes the missing secrets that an installation generates into `.env`: `node lib/platform/deploy/write-secrets.mjs`.
 * Settings from others (addresses, Firebase, Stripe, mail server) are added by hand; a start names missing ones.
 */
const file = fileURLToPath(new URL('../../../.env', import.meta.url));
const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
const missing = ['POSTGRES_PASSWORD', 'APP_SECRET', 'JOBS_SECRET'].filter(
  (name) => !new RegExp(`^${name}=`, 'm').test(text),
);
const lines = missing.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
const separator = text === '' || text.endsWith('\n') ? '' : '\n';
if (lines.length > 0) writeFileSync(file, text + separator + lines.join(''), { mode: 0o600 });
console.log(missing.length > 0 ? `Written to .env: ${missing.join(', ')}` : 'Nothing was missing.');
