import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEmulator } from './load';
import { actionLink, putIntoOutbox, type OutOfBandCode } from './mail';
import { openState } from './state';

/** Requests that change nothing, by method and path; for all others the state is compared with what is stored. */
function onlyReads({ method, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  if (method === 'OPTIONS' || method === 'HEAD') return true;
  if (method === 'GET') return path !== '/emulator/action';
  return /\/accounts:(lookup|query)$/.test(path);
}

/**
 * Holds an answer back until `ready` has resolved. When that fails the client hears of an error instead, because an
 * answer means that what was asked for will survive a crash.
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
 * A page of another site must not reach the accounts through a visitor's browser: neither by its own origin, nor from a
 * sandboxed frame ("null"), nor by a name of its own that leads to this machine.
 */
function isFromElsewhere({ headers }: IncomingMessage, allowedOrigins: string[]): boolean {
  const { host, origin } = headers;
  const address = `http://${host}`;
  if (!host || !URL.canParse(address) || !isLoopback(new URL(address).hostname)) return true;
  if (origin === undefined || allowedOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || !isLoopback(new URL(origin).hostname);
}

export interface EmulatorOptions {
  /** A free one when 0. */
  port?: number;
  host?: string;
  projectId?: string | undefined;
  /** Kept in memory only when absent. */
  stateFile?: string | undefined;
  /** The folder for mails; none are written when absent. */
  outboxDir?: string | undefined;
  /** Page that mailed links lead to; the emulator's own when absent. */
  actionUrl?: string | undefined;
  mailFrom?: string | undefined;
  allowedOrigins?: string[];
  /** Answers that do not tell which addresses exist; as stored, at first true. */
  emailPrivacy?: boolean | undefined;
}

export interface AuthEmulator {
  host: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts the Firebase Auth emulator so that whatever it has answered survives the end of its process. */
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

  /** The links that Firebase would mail, as the emulator's own call for tests lists them. */
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
      // One after the other: an answer waits for its mail also where a request beside it has found the link.
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
  // Links of an earlier run have been mailed.
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
