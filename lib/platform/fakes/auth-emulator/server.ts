import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { accountsWriter, emulatorApi, readAccounts } from './accounts';
import { startFirebase } from './firebase';
import { actionLink, putIntoOutbox } from './mail';

const host = '127.0.0.1';

function onlyReads({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  return method === 'GET' && !url.startsWith('/emulator/action');
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/**
 * Rejects pages of other sites that reach the emulator through a visitor's browser. Such pages have another
 * origin, the origin "null" of a sandboxed frame, or a DNS name that resolves to this machine.
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

export interface EmulatorOptions {
  port: number;
  projectId: string;
  accountsFile?: string | undefined;
  outboxDir?: string | undefined;
  actionUrl?: string | undefined;
  mailFrom: string;
  allowedOrigins: string[];
  emailPrivacy: boolean;
}

/**
 * Starts the Auth emulator and a server in front of it. That server writes accounts and mails before it
 * answers, so that an acknowledged change survives a crash.
 */
export async function startAuthEmulator(options: EmulatorOptions): Promise<http.Server> {
  const { projectId, accountsFile, outboxDir, actionUrl, mailFrom: from } = options;
  const accounts = accountsFile ? readAccounts(accountsFile) : [];
  const emulatorUrl = await startFirebase(projectId);
  const api = emulatorApi(emulatorUrl, projectId);
  await api.setEmailPrivacy(options.emailPrivacy);
  await api.addAccounts(accounts);
  const writeAccounts = accountsFile ? accountsWriter(accountsFile) : undefined;
  const mailed = new Set<string>();

  async function keep(locale: string) {
    await writeAccounts?.(await api.listAccounts());
    if (!outboxDir) return;
    for (const oob of await api.listCodes()) {
      if (mailed.has(oob.oobCode)) continue;
      mailed.add(oob.oobCode);
      const link = actionLink(oob.oobLink, actionUrl);
      await putIntoOutbox(outboxDir, { oob, link, locale, from, now: new Date() });
    }
  }
  let keeping = Promise.resolve();

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
    if (isFromElsewhere(request, options.allowedOrigins)) {
      response.writeHead(403).end();
      return;
    }
    answer(request, response).catch((error: unknown) => {
      console.error('An answer could not be kept:', error);
      response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 500, message: 'INTERNAL_ERROR' } }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, host, resolve);
  });
  return server;
}
