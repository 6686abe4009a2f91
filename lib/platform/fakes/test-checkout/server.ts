import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Account, apiVersion } from './account';
import { operations } from './api';
import { Deliveries, type DeliverySettings } from './deliveries';
import { answerPage } from './pages';
import { newId, type StripeEvent } from './objects';
import { parseForm } from './parameters';
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
function checkHeaders({ headers }: IncomingMessage, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`) {
    throw new StripeProblem(401, 'Invalid API key.');
  }
  if (headers['stripe-version'] === apiVersion) return;
  throw new StripeProblem(400, `This server speaks the API version ${apiVersion} alone.`);
}

function sendJson(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    ...headers,
  });
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
  /** Payment events are stored before they are sent, so that no crash can undo a sent event. */
  const unsent: StripeEvent[] = [];
  const account = new Account(state, {
    url: () => url,
    now,
    emit: (event) => void unsent.push(event),
  });
  async function saveAndSend(): Promise<void> {
    const events = unsent.splice(0);
    await state.save();
    for (const event of events) deliveries.send(event);
  }

  /**
   * A request with a repeated idempotency key gets the stored response of the first request
   * (docs.stripe.com/api/idempotent_requests).
   */
  function answerCall(request: IncomingMessage, { pathname, search }: URL, text: string) {
    checkHeaders(request, secretKey);
    const { method, headers } = request;
    const operation = operations.find(([its, path]) => its === method && path.test(pathname));
    if (!operation) throw new StripeProblem(404, `Unrecognized request: ${method} ${pathname}.`);
    const [, path, perform] = operation;
    const run = () => {
      const id = path.exec(pathname)?.[1] ?? '';
      return structuredClone(perform(account, parseForm(text || search.slice(1)), id));
    };
    const key = headers['idempotency-key'];
    if (method !== 'POST' || typeof key !== 'string') return { body: run() };
    const { replays } = state.content;
    const params = `${pathname}?${text}`;
    const replay = Object.hasOwn(replays, key) ? replays[key] : undefined;
    if (replay) {
      if (replay.params === params) {
        return { body: replay.body, headers: { 'idempotent-replayed': 'true' } };
      }
      const type = 'idempotency_error';
      throw new StripeProblem(400, 'The key was used for another request.', { type });
    }
    const body = run();
    replays[key] = { params, body };
    return { body };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = request.headers;
    // A page of another site must not pay through a visitor's browser (CSRF).
    if (origin && origin !== url) return void response.writeHead(403).end();
    const address = new URL(request.url ?? '/', url);
    if (address.pathname === '/') return void response.writeHead(200).end('Test checkout\n');
    try {
      const text = await readText(request);
      const form = request.method === 'POST' ? parseForm(text) : undefined;
      const page = answerPage(account, address.pathname, form);
      const called = page ? undefined : answerCall(request, address, text);
      await saveAndSend();
      if (page) response.writeHead(page.status, page.headers).end(page.html);
      else sendJson(response, 200, called!.body, called!.headers);
    } catch (error) {
      await saveAndSend().catch(() => {});
      const isProblem = error instanceof StripeProblem;
      if (!isProblem) console.error(error);
      const problem = isProblem ? error : new StripeProblem(500, 'An unknown error occurred.');
      sendJson(response, problem.status, problem.body);
    }
  }

  const server = http.createServer((request, response) => void answer(request, response));
  await once(server.listen(options.port ?? 0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;

  for (const event of account.events()) if (event.pending_webhooks > 0) deliveries.send(event);

  return {
    host: `${host}:${port}`,
    url,
    account,
    deliveries,
    saveAndSend,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await deliveries.close();
      await state.save();
    },
  };
}
