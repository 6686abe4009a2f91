import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEmulator } from './load';
import { actionLink, putIntoOutbox, type OutOfBandCode } from './mail';
import { openState } from './state';

function onlyReads({ method, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  if (method === 'GET') return path !== '/emulator/action';
  return /\/accounts:(lookup|query)$/.test(path);
}

/**
 * Delays an answer until the state is on the disk, because an answer promises that its change survives a crash.
 * If writing fails, the client gets an error.
 */
function holdAnswer(res: ServerResponse, ready: () => Promise<void>) {
  type Write = (chunk: unknown, encoding?: BufferEncoding) => boolean;
  type End = (...args: unknown[]) => ServerResponse;
  const write = res.write.bind(res) as Write;
  const end = res.end.bind(res) as End;
  const held: [unknown, BufferEncoding | undefined][] = [];
  res.write = (
    chunk: unknown,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    callback?: (error?: Error | null) => void,
  ) => {
    const done = typeof encoding === 'function' ? encoding : callback;
    held.push([chunk, typeof encoding === 'string' ? encoding : undefined]);
    done?.();
    return true;
  };
  res.end = (...last: unknown[]) => {
    res.end = () => res;
    ready().then(
      () => {
        for (const [chunk, encoding] of held) write(chunk, encoding);
        end(...last);
      },
      (error: unknown) => {
        console.error('The state could not be written:', error);
        for (const name of res.getHeaderNames()) {
          if (!name.startsWith('access-control-')) res.removeHeader(name);
        }
        res.statusCode = 500;
        res.setHeader('content-type', 'application/json');
        end(JSON.stringify({ error: { code: 500, message: 'INTERNAL_ERROR' } }));
      },
    );
    return res;
  };
}

function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/**
 * Rejects pages of other sites that reach the emulator through a visitor's browser: by their own origin, from a
 * sandboxed frame ("null"), or by a DNS name that resolves to this machine.
 */
function isFromElsewhere({ headers }: IncomingMessage, allowedOrigins: string[]): boolean {
  const { host, origin } = headers;
  const address = `http://${host}`;
  if (!host || !URL.canParse(address) || !isLoopback(new URL(address).hostname)) return true;
  if (origin === undefined || allowedOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || !isLoopback(new URL(origin).hostname);
}

export interface EmulatorOptions {
  port?: number;
  host?: string;
  projectId?: string | undefined;
  stateFile?: string | undefined;
  outboxDir?: string | undefined;
  actionUrl?: string | undefined;
  mailFrom?: string | undefined;
  allowedOrigins?: string[];
  emailPrivacy?: boolean | undefined;
}

export interface AuthEmulator {
  host: string;
  port: number;
  close: () => Promise<void>;
}

export async function startAuthEmulator({
  port = 0,
  host = '127.0.0.1',
  projectId = 'demo-seatmap',
  stateFile,
  outboxDir,
  actionUrl,
  mailFrom = 'no-reply@localhost',
  allowedOrigins = [],
  emailPrivacy,
}: EmulatorOptions = {}): Promise<AuthEmulator> {
  const emulator = loadEmulator();
  const state = openState({ file: stateFile, emailPrivacy, classes: emulator });
  const app = await emulator.createApp(projectId, undefined, state.projects);
  let ownUrl = '';
  const mailed = new Set<string>();
  let mailing = Promise.resolve();

  async function newCodes(): Promise<OutOfBandCode[]> {
    const response = await fetch(`${ownUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: OutOfBandCode[] };
    const found = oobCodes.filter(({ oobCode }) => !mailed.has(oobCode));
    for (const { oobCode } of found) mailed.add(oobCode);
    return found;
  }

  async function sendMails(locale: string) {
    if (!outboxDir) return;
    for (const oob of await newCodes()) {
      const link = actionLink(oob.oobLink, actionUrl);
      await putIntoOutbox(outboxDir, { oob, link, locale, from: mailFrom, now: new Date() });
    }
  }

  const server = http.createServer((req, res) => {
    if (isFromElsewhere(req, allowedOrigins)) {
      res.writeHead(403).end();
      return;
    }
    const locale = String(req.headers['x-firebase-locale'] ?? '');
    const reads = onlyReads(req);
    holdAnswer(res, async () => {
      if (reads) return state.settled();
      await state.save();
      // Mails are sent one after the other: an answer also waits for its mail if a concurrent request has found
      // the link.
      const sending = mailing.then(() => sendMails(locale));
      mailing = sending.catch(() => {});
      await sending;
    });
    app(req, res);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  const { port: ownPort } = server.address() as AddressInfo;
  ownUrl = `http://${host}:${ownPort}`;
  await newCodes();

  return {
    host,
    port: ownPort,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(timer);
      await state.save();
    },
  };
}
