import fc from 'fast-check';
import { z } from 'zod';
import { addressOf, type Call } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import hostile from './hostile.json';
import { valuesOf } from './values';

export type Sender = 'attacker' | 'nobody' | 'crossSite' | 'signedOut' | 'forged';

export interface Attack {
  kind: string;
  call?: Call | undefined;
  sender: Sender;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
  isBrokenOff?: boolean;
}

export type Ids = Record<string, readonly string[]>;

export const paramsOf = ({ path }: Call) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const inPath = (text: string) => encodeURIComponent(Buffer.from(text.slice(0, 200)).toString());

const pick = <T>(...items: T[]) => fc.constantFrom(...items);
const oddTexts = pick(...hostile.texts);
export const json = { 'content-type': 'application/json' };
const paths = fc.oneof(
  pick(...hostile.paths),
  oddTexts.map((text) => `/${inPath(text)}`),
);

const changes: fc.Arbitrary<Partial<Attack> & { kind: string }> = fc.oneof(
  pick(...hostile.bodies).map((body) => ({ kind: 'broken bodies', body })),
  fc
    .tuple(pick(...hostile.repeated), pick(...hostile.sizes))
    .map(([text, size]) => ({ kind: 'huge bodies', body: text.repeat(size / text.length) })),
  fc.constant({ kind: 'broken off', isBrokenOff: true }),
  fc
    .tuple(pick(...hostile.headers), pick(...hostile.headerValues))
    .map(([name, value]) => ({ kind: 'odd headers', headers: { ...json, [name]: value } })),
  pick(...hostile.hosts).map((host) => ({ kind: 'odd hosts', headers: { host } })),
  paths.map((path) => ({ kind: 'odd addresses', call: undefined, path })),
  pick(...hostile.methods).map((method) => ({ kind: 'other methods', call: undefined, method })),
);

function requestOf(call: Call, ids: Ids): fc.Arbitrary<Attack> {
  const allIds = Object.values(ids).flat();
  const param = (name: string) =>
    fc.oneof(
      { weight: 9, arbitrary: pick(...(ids[name] ?? allIds), '1') },
      { weight: 1, arbitrary: oddTexts.map((text) => Buffer.from(text).toString()) },
    );
  const body =
    call.body instanceof z.ZodType
      ? valuesOf(call.body, allIds).map((value) => JSON.stringify(value))
      : fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
  return fc
    .record({
      params: fc.record(Object.fromEntries(paramsOf(call).map((name) => [name, param(name)]))),
      query: call.query ? valuesOf(call.query, allIds) : fc.constant({}),
      body: call.body ? body : fc.constant(undefined),
      sender: pick<Sender>('attacker', 'attacker', 'nobody', 'crossSite', 'signedOut', 'forged'),
    })
    .map(({ params, query, body: sent, sender }) => {
      const texts = Object.entries(query ?? {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      const path = addressOf(call, { params, query: Object.fromEntries(texts) as never });
      const from = call.method === 'GET' && sender === 'crossSite' ? 'nobody' : sender;
      const { method } = call;
      return { kind: 'calls', call, sender: from, method, path, headers: json, body: sent };
    });
}

export function attacksOn(ids: Ids): fc.Arbitrary<Attack> {
  const request = fc.oneof(...Object.values<Call>(calls).map((call) => requestOf(call, ids)));
  const changed = fc
    .tuple(request, changes)
    .map(([attack, change]): Attack => ({ ...attack, ...change }));
  return fc.oneof({ weight: 2, arbitrary: request }, { weight: 1, arbitrary: changed });
}
