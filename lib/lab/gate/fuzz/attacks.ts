import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Random } from '@/lib/core/seating/random';
import {
  hugeText,
  inHeader,
  inPath,
  oddHosts,
  oddTexts,
  pick,
  withOddTexts,
  withWrongType,
  type Json,
} from './odd-values';
import type { Person } from './people';
import { addressOf, bodies, isRightBody, type Route } from './routes';
import type { ApiRequest } from './send';

export interface Attack {
  kind: string;
  request: ApiRequest;
  /** The expected answer: a refusal, or anything that is no failure of the server. */
  expects: 'refusal' | 'anything';
}

export interface Target {
  origin: string;
  routes: readonly Route[];
  /** The owner of the records. */
  victim: Person;
  /** Signed in, at another school. */
  outsider: Person;
  /** Signed in, without a plan. */
  expired: Person;
  /** A cookie of the victim, signed out. */
  oldCookie: string;
  /** The `Stripe-Signature` of a body, as the payment service makes it. */
  signEvent: (body: string) => string;
}

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Calls that need no session. */
const changesForAll = [
  'POST /sessionLogout',
  'POST /session/password-reset',
  'POST /contact',
  'POST /schools/named',
];
const readsForAll = [
  '/health',
  '/health/live',
  '/openapi.json',
  '/session/csrf',
  '/session/identity',
  '/stripe/return',
  '/stripe/portal-return',
];
/** Changes of one's own that everyone may make, with or without a plan. */
const changesOfOwn = ['PATCH /account', 'POST /account/leave-school', 'POST /rooms'];
/** Lists that go on from where a page ended. */
const pagedLists = [
  '/classes',
  '/schools/{schoolId}/activity',
  '/schools/{schoolId}/members',
  '/schools/{schoolId}/ownerless-classes',
  '/schools/{schoolId}/removals',
];
const oddMoments = ['+010000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '9'.repeat(400)];
const text = (value: Json) => JSON.stringify(value);
const json = { 'content-type': 'application/json' };

/** Calls that read a body: two that need no session, and one of a signed-in teacher. */
export function requestsWithBody({ origin, victim }: Target): ApiRequest[] {
  const requestOf = (method: string, pattern: string, headers: Record<string, string>) => ({
    method,
    path: addressOf(pattern, victim),
    headers: { origin, ...json, ...headers },
  });
  return [
    requestOf('POST', '/stripe/webhook', { 'stripe-signature': 't=1,v1=00' }),
    requestOf('POST', '/sessionLogin', {}),
    requestOf('PUT', '/classes/{classId}', { cookie: victim.cookie }),
  ];
}

/** Ways to attack an API; none of them may change anything. */
export function attacksOn(target: Target, random: Random): (() => Attack)[] {
  const { origin, routes, victim, outsider, expired, oldCookie, signEvent } = target;
  const calls = routes.flatMap(({ pattern, methods }) =>
    methods.map((method) => ({ method, pattern, key: `${method} ${pattern}` })),
  );
  const withBody = calls.filter(({ key }) => bodies[key]);
  const isChange = ({ method }: { method: string }) => changing.includes(method);
  const guarded = calls.filter(
    ({ pattern, key }) => !readsForAll.includes(pattern) && !changesForAll.includes(key),
  );
  const headers = (person?: Person, more: Record<string, string> = {}) => ({
    origin,
    ...json,
    ...(person && { cookie: person.cookie }),
    ...more,
  });
  const validBody = (key: string, person: Person) => {
    const body = bodies[key]?.(person);
    return body === undefined ? undefined : text(body);
  };
  const wrongBody = (key: string) =>
    text(withWrongType(random, bodies[key]!(victim), (body) => isRightBody(key, body)));
  const attack = (
    kind: string,
    expects: Attack['expects'],
    request: Omit<ApiRequest, 'headers'> & { headers?: Record<string, string> },
  ): Attack => ({ kind, expects, request: { headers: headers(), ...request } });

  return [
    function wrongTypes() {
      const { method, pattern, key } = pick(random, withBody);
      const body = wrongBody(key);
      const path = addressOf(pattern, victim);
      return attack('wrong types', 'refusal', { method, path, body, headers: headers(victim) });
    },
    function wrongKeys() {
      const { method, pattern, key } = pick(random, withBody);
      const body = text({ ...(bodies[key]!(victim) as object), [pick(random, oddTexts)]: 1 });
      const path = addressOf(pattern, victim);
      return attack('unknown fields', 'refusal', { method, path, body, headers: headers(victim) });
    },
    function brokenJson() {
      const { method, pattern, key } = pick(random, withBody);
      const whole = validBody(key, victim)!;
      const body = Buffer.concat([
        Buffer.from(whole.slice(0, random.below(whole.length))),
        Buffer.from([random.below(256), random.below(256)]),
      ]);
      const type = pick(random, ['application/json', 'text/plain', 'multipart/form-data', '']);
      return attack('broken JSON', 'refusal', {
        method,
        path: addressOf(pattern, victim),
        body,
        headers: headers(victim, { 'content-type': type }),
      });
    },
    function huge() {
      const { method, pattern } = pick(random, withBody);
      return attack('huge bodies', 'refusal', {
        method,
        path: addressOf(pattern, victim),
        body: hugeText(random),
        headers: headers(pick(random, [victim, outsider])),
      });
    },
    function oddBodies() {
      const { method, pattern, key } = pick(
        random,
        withBody.filter(({ key }) => !changesOfOwn.includes(key)),
      );
      const person = pattern.includes('{') ? outsider : expired;
      const body = text(withOddTexts(random, bodies[key]!(victim)));
      const path = addressOf(pattern, victim);
      return attack('odd texts', 'anything', { method, path, body, headers: headers(person) });
    },
    function signedEvents() {
      const event = eventAbout(random, victim);
      const body = text(
        random.below(2) === 0
          ? withWrongType(random, event, () => false)
          : withOddTexts(random, event),
      );
      return attack('signed events that are odd', 'anything', {
        method: 'POST',
        path: '/stripe/webhook',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body) },
      });
    },
    function slowBodies() {
      const { method, pattern, key } = pick(random, withBody);
      return attack('slow and broken-off bodies', 'refusal', {
        method,
        path: addressOf(pattern, victim),
        body: wrongBody(key),
        headers: headers(victim),
        slowly: pick(random, ['paused', 'brokenOff']),
      });
    },
    function oddAddresses() {
      const { method, pattern } = pick(
        random,
        calls.filter(({ pattern }) => pattern.includes('{')),
      );
      const path = addressOf(pattern, victim, () => inPath(pick(random, oddTexts)) || '%20');
      const query = pick(random, [
        '',
        `?${inPath(pick(random, oddTexts))}=1`,
        '?lang[]=x&lang=%00',
      ]);
      const request = { method, path: path + query, headers: headers(outsider) };
      return attack('odd addresses', 'anything', request);
    },
    function forgedPages() {
      const key = pick(random, [...oddTexts, ...oddMoments]);
      const cursor = Buffer.from(text([key, randomUUID()])).toString('base64url');
      const list = pick(random, ['own', 'school', 'recent']);
      const path = `${addressOf(pick(random, pagedLists), victim)}?list=${list}&after=${cursor}`;
      const request = { method: 'GET', path, headers: headers(victim) };
      return attack('forged pages', 'anything', request);
    },
    function returnsFromNoCheckout() {
      const id = pick(random, [inPath(pick(random, oddTexts)), `cs_test_${random.below(1e9)}`]);
      const path = `/stripe/return?session_id=${id}`;
      return attack('returns from no checkout', 'anything', { method: 'GET', path, headers: {} });
    },
    function oddHost() {
      const headers = { host: pick(random, oddHosts) };
      return attack('odd hosts', 'refusal', { method: 'GET', path: '/health', headers });
    },
    function nowhere() {
      const path = pick(random, [
        '',
        '/',
        '//',
        `/${inPath(pick(random, oddTexts))}`,
        '/classes/../../api/health',
        '/classes/%2e%2e/%2e%2e/app',
        `/${'a/'.repeat(random.below(500))}`,
        '/%E0%A4%A',
        '/classes%00',
        `/x?${'y'.repeat(random.below(12_000))}`,
      ]);
      const method = pick(random, ['GET', ...changing]);
      return attack('addresses that lead nowhere', 'anything', {
        method,
        path,
        headers: headers(victim),
      });
    },
    function wrongMethod() {
      const { pattern, methods } = pick(random, routes);
      const others = http.METHODS.filter(
        (method) => ![...methods, 'HEAD', 'OPTIONS', 'CONNECT'].includes(method),
      );
      return attack('wrong methods', 'refusal', {
        method: pick(random, others),
        path: addressOf(pattern, victim),
        headers: headers(victim),
      });
    },
    function forgedCookie() {
      const { method, pattern, key } = pick(random, guarded);
      return attack('forged cookies', 'refusal', {
        method,
        path: addressOf(pattern, victim),
        headers: headers(undefined, { cookie: forge(random, target) }),
        body: validBody(key, victim),
      });
    },
    function replayed() {
      const { method, pattern, key } = pick(random, guarded);
      return attack('replayed sessions and tokens', 'refusal', {
        method,
        path: addressOf(pattern, victim),
        headers: headers(undefined, {
          // The csrf token in the body is the victim's, the cookie is another visitor's.
          cookie: key === 'POST /sessionLogin' ? outsider.cookie : oldCookie,
        }),
        body: validBody(key, victim),
      });
    },
    function crossSite() {
      const { method, pattern, key } = pick(random, calls.filter(isChange));
      const from = pick(random, [
        'https://evil.example',
        'null',
        `${origin}.evil.example`,
        origin.replace(/:\d+$/, ':1'),
        '',
      ]);
      const site = pick(random, ['cross-site', 'same-site', 'none', '']);
      const all = headers(victim, { origin: from, 'sec-fetch-site': site });
      const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      const path = addressOf(pattern, victim);
      const body = validBody(key, victim);
      return attack('calls from other sites', 'refusal', { method, path, body, headers: sent });
    },
    function foreignRecord() {
      const { method, pattern, key } = pick(
        random,
        guarded.filter((call) => /\{(class|link|map|room|school|teacher)Id\}/.test(call.pattern)),
      );
      const path = addressOf(pattern, victim);
      const body = validBody(key, victim);
      const request = { method, path, body, headers: headers(outsider) };
      return attack("another's records", 'refusal', request);
    },
    function oddHeaders() {
      const { method, pattern, key } = pick(random, guarded);
      const odd = () => inHeader(pick(random, oddTexts)) || '?';
      const name = pick(random, [
        'next-action',
        'rsc',
        'next-router-state-tree',
        'next-url',
        'x-middleware-subrequest',
        'x-forwarded-host',
        'x-forwarded-for',
        'x-forwarded-proto',
        'x-http-method-override',
        'accept-encoding',
        'range',
        'if-none-match',
        'authorization',
        'content-type',
      ]);
      return attack('odd headers', 'refusal', {
        method,
        path: addressOf(pattern, victim),
        body: validBody(key, victim),
        headers: headers(undefined, { [name]: pick(random, [odd(), '1', 'middleware', 'https']) }),
      });
    },
  ];
}

/** An event of the payment service, about what it does not have. */
function eventAbout(random: Random, { teacherId, email }: Person): Json {
  const metadata = { teacher_id: teacherId, lookup_key: 'teacher_plan_yearly' };
  return {
    id: `evt_${random.below(1e9)}`,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type: pick(random, [
      'checkout.session.completed',
      'checkout.session.expired',
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'customer.deleted',
      'invoice.paid',
      'invoice.payment_failed',
    ]),
    data: {
      object: {
        ...{ id: `sub_${random.below(1e9)}`, customer: `cus_${random.below(1e9)}`, metadata },
        ...{ status: 'active', customer_email: email, client_reference_id: teacherId },
        ...{ subscription: `sub_${random.below(1e9)}`, mode: 'subscription' },
        items: { data: [{ current_period_end: 1, price: { lookup_key: 'x', unit_amount: 1 } }] },
        parent: { subscription_details: { subscription: `sub_${random.below(1e9)}`, metadata } },
      },
    },
  };
}

/** A cookie that looks like a session and is none. */
function forge(random: Random, { victim }: Target): string {
  const session = /session=([^;]+)/.exec(victim.cookie)![1]!;
  const other = () => String.fromCharCode(97 + random.below(26));
  const value = pick(random, [
    () => Array.from(session, other).join(''),
    () => session.slice(0, random.below(session.length)),
    () => session + other(),
    () => [...session].reverse().join(''),
    () => createHash('sha256').update(session).digest('base64url'),
    () => encodeURIComponent(`${session.slice(0, -1)}%`),
    () => Buffer.from(inHeader(pick(random, oddTexts))).toString('base64url'),
    () => inHeader(pick(random, oddTexts)).replace(/[;,]/g, ''),
    () => '-'.repeat(43),
    () => '_'.repeat(random.below(100)),
    () => 'e30.e30.e30',
    () => 'x'.repeat(random.below(14_000)),
  ])();
  const name = pick(random, [
    'session',
    'session',
    'session',
    '__Host-session',
    'Session',
    '__session',
  ]);
  return `${name}=${value}`;
}
