import { timingSafeEqual } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account, apiVersion } from './account';
import { operations } from './api';
import { Deliveries, type DeliverySettings } from './deliveries';
import { hostedPage, missingPage } from './hosted-page';
import { findReplay, forgetOldReplays } from './idempotency';
import { newId } from './objects';
import { parseForm } from './parameters';
import { actInPortal, findPortal, findReceipt } from './portal';
import { portalPage } from './portal-page';
import { receiptPage } from './receipt-page';
import { State } from './state';
import { StripeProblem } from './stripe-problem';

export interface TestCheckoutOptions {
  port?: number;
  stateFile?: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  deliveries?: Partial<DeliverySettings>;
  now?: () => number;
  random?: () => number;
}

const host = '127.0.0.1';
const maxBodyBytes = 100_000;
const sweepMs = 60_000;

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new StripeProblem(413, 'Request entity is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function checkKey(request: IncomingMessage, secretKey: string): void {
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!given) throw new StripeProblem(401, 'You did not provide an API key.');
  const [a, b] = [Buffer.from(given), Buffer.from(secretKey)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new StripeProblem(401, `Invalid API Key provided: ${given.slice(0, 8)}****`);
}

function checkVersion(request: IncomingMessage): void {
  const version = request.headers['stripe-version'];
  if (version === apiVersion) return;
  throw new StripeProblem(400, `This server speaks the API version ${apiVersion} alone.`);
}

function sendJson(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export async function startTestCheckout(options: TestCheckoutOptions) {
  const { secretKey, webhookSecret, webhookUrl, now = Date.now, random = Math.random } = options;
  const state = new State(options.stateFile);
  const deliveries = new Deliveries({
    url: webhookUrl,
    secret: webhookSecret,
    now,
    random,
    onDelivered: () => void state.save().catch(() => {}),
  });
  deliveries.settings = { ...deliveries.settings, ...options.deliveries };
  let url = '';
  /** Events are sent after they are stored: a sent event cannot be undone by a crash. */
  const unsent: Parameters<Deliveries['send']>[0][] = [];
  const account = new Account(state, {
    url: () => url,
    now,
    emit: (event) => void unsent.push(event),
  });
  async function settle(): Promise<void> {
    const events = unsent.splice(0);
    await state.save();
    for (const event of events) deliveries.send(event);
  }

  async function answerApi(request: IncomingMessage, path: string, query: string, text: string) {
    const method = request.method!;
    checkKey(request, secretKey);
    checkVersion(request);
    const operation = operations.find((one) => one.method === method && one.path.test(path));
    if (!operation) {
      throw new StripeProblem(404, `Unrecognized request URL (${method}: ${path}).`);
    }
    const params = method === 'POST' ? text : [query, text].filter(Boolean).join('&');
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const { replays } = state.content;
    const seconds = Math.floor(now() / 1000);
    if (typeof key === 'string') {
      const replay = findReplay(replays, key, { endpoint: path, params, now: seconds });
      if (replay) return { ...replay, headers: { 'idempotent-replayed': 'true' } };
    }
    const id = operation.path.exec(path)?.[1] ?? '';
    const body = structuredClone(operation.run(account, parseForm(params), id));
    if (typeof key === 'string') {
      replays[key] = { created: seconds, endpoint: path, params, status: 200, body };
    }
    return { status: 200, body };
  }

  function page(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // No `form-action`: it would also apply to the redirect after the form post.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    response.end(html);
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    text: string,
  ): Promise<void> {
    let session;
    try {
      session = account.session(id);
    } catch {
      return page(response, 404, missingPage());
    }
    const action = request.method === 'POST' ? parseForm(text).action : undefined;
    const isPayment = action === 'pay' || action === 'fail';
    if (isPayment && session.status === 'open') account.completeSession(id, action === 'pay');
    await settle();
    if (isPayment && session.status === 'complete') {
      const target = session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
      response.writeHead(303, { location: target }).end();
    } else if (action === 'cancel' && session.cancel_url) {
      response.writeHead(303, { location: session.cancel_url }).end();
    } else {
      page(response, 200, hostedPage(session, account.offerOf(session)));
    }
  }

  async function answerPortal(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    text: string,
  ): Promise<void> {
    let portal;
    try {
      portal = findPortal(account, id);
    } catch {
      return page(response, 404, missingPage());
    }
    if (request.method !== 'POST') return page(response, 200, portalPage(account, portal));
    actInPortal(account, portal, parseForm(text));
    await settle();
    // 303, so that a reload repeats no form post.
    response.writeHead(303, { location: portal.url }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers;
    // A page of another site must not pay through a visitor's browser (CSRF).
    if (origin && origin !== 'null' && origin !== url) return void response.writeHead(403).end();
    const { pathname, search } = new URL(request.url ?? '/', url);
    if (pathname === '/') return void response.writeHead(200).end('Test checkout\n');
    const requestId = newId('req');
    try {
      const text = await readText(request);
      const [, sessionId] = /^\/c\/pay\/(\w+)$/.exec(pathname) ?? [];
      if (sessionId) return await answerPage(request, response, sessionId, text);
      const [, portalId] = /^\/p\/session\/(\w+)$/.exec(pathname) ?? [];
      if (portalId) return await answerPortal(request, response, portalId, text);
      const [, receiptId] = /^\/i\/(\w+)$/.exec(pathname) ?? [];
      if (receiptId) {
        const receipt = findReceipt(account, receiptId);
        return page(response, receipt ? 200 : 404, receipt ? receiptPage(receipt) : missingPage());
      }
      const { status, body, headers } = {
        headers: {},
        ...(await answerApi(request, pathname, search.slice(1), text)),
      };
      await settle();
      sendJson(response, status, body, { 'request-id': requestId, ...headers });
    } catch (error) {
      await settle().catch(() => {});
      const problem =
        error instanceof StripeProblem
          ? error
          : new StripeProblem(500, 'An unknown error occurred.');
      if (problem !== error) console.error(error);
      sendJson(response, problem.status, problem.body, { 'request-id': requestId });
    }
  }

  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;

  for (const event of account.events()) if (event.pending_webhooks > 0) deliveries.send(event);
  const sweep = setInterval(() => {
    for (const id of Object.keys(state.content.sessions)) account.session(id);
    forgetOldReplays(state.content.replays, Math.floor(now() / 1000));
    settle().catch(() => {});
  }, sweepMs);
  sweep.unref();

  return {
    host: `${host}:${port}`,
    url,
    account,
    deliveries,
    settle,
    close: async () => {
      clearInterval(sweep);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await deliveries.close();
      await state.save();
    },
  };
}
