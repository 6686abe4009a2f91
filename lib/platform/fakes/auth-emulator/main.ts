import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { endWithParent } from '../../launch/supervisor/end-with-parent';
import { replaceFile } from '../../launch/supervisor/replace-file';
import { emulatorApi, readAccounts } from './accounts';
import { startFirebase } from './firebase';
import { actionLink, putIntoOutbox } from './mail';

function onlyReads({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  return method === 'GET' && !url.startsWith('/emulator/action');
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/**
 * Returns whether a request comes from another site, for example from a sandboxed frame or with a foreign host name
 * (DNS rebinding).
 */
function isFromElsewhere({ headers }: IncomingMessage, allowedOrigins: string[]): boolean {
  const { host: name, origin } = headers;
  const address = `http://${name}`;
  if (!name || !URL.canParse(address) || !isLoopback(new URL(address).hostname)) return true;
  if (origin === undefined || allowedOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || !isLoopback(new URL(origin).hostname);
}

function forward(request: IncomingMessage, to: string): Promise<IncomingMessage> {
  const { method, headers, url = '/' } = request;
  return new Promise((resolve, reject) => {
    const forwarded = http.request(new URL(url, to), { method, headers }, resolve);
    pipeline(request, forwarded, (error) => error && reject(error));
  });
}

const { env } = process;
const projectId = env.FIREBASE_PROJECT_ID || 'demo-seatmap';
const accountsFile = env.AUTH_EMULATOR_ACCOUNTS;
const outboxDir = env.AUTH_EMULATOR_OUTBOX;
const allowedOrigins = (env.AUTH_EMULATOR_ALLOWED_ORIGINS ?? '').split(',').filter(Boolean);

endWithParent();
const accounts = accountsFile ? readAccounts(accountsFile) : [];
const emulatorUrl = await startFirebase(projectId);
const api = emulatorApi(emulatorUrl, projectId);
await api.protectAddresses();
await api.addAccounts(accounts);
const mailed = new Set<string>();
let keeping = Promise.resolve();

async function keep(locale: string) {
  if (accountsFile) {
    await replaceFile(accountsFile, JSON.stringify({ users: await api.listAccounts() }));
  }
  if (!outboxDir) return;
  for (const oob of await api.listCodes()) {
    if (mailed.has(oob.oobCode)) continue;
    mailed.add(oob.oobCode);
    const link = actionLink(oob.oobLink, env.AUTH_EMULATOR_ACTION_URL);
    const from = env.MAIL_FROM || 'no-reply@localhost';
    await putIntoOutbox(outboxDir, { oob, link, locale, from, now: new Date() });
  }
}

/** Accounts and mails are stored before the emulator answers, so that an acknowledged change survives a crash. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  const answered = await forward(request, emulatorUrl);
  if (!onlyReads(request)) {
    const locale = String(request.headers['x-firebase-locale'] ?? '');
    const kept = keeping.then(() => keep(locale));
    keeping = kept.catch(() => {});
    await kept;
  }
  response.writeHead(answered.statusCode!, answered.headers);
  answered.pipe(response);
}

const server = http.createServer((request, response) => {
  if (isFromElsewhere(request, allowedOrigins)) {
    response.writeHead(403).end();
    return;
  }
  answer(request, response).catch((error: unknown) => {
    console.error('An answer could not be kept:', error);
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code: 500, message: 'INTERNAL_ERROR' } }));
  });
});
await once(server.listen(Number(env.AUTH_EMULATOR_PORT), '127.0.0.1'), 'listening');
const { address, port } = server.address() as AddressInfo;
console.log(`Auth emulator on http://${address}:${port}`);
