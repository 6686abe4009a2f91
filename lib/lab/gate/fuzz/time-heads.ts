import { send, type ApiRequest } from './send';

/** As much as Node.js takes of a request's head (16 KiB), less the rest of it. */
const length = 15_000;
const samples = 5;
/** The longest wait of the health check beside the worst head. */
export const mostHealthMs = 50;

/** Texts that cost an expression or a loop most where its time grows with the square of a text. */
const parts = [
  '/',
  'a/',
  'x/',
  '%2f',
  ' ',
  '\t',
  ',',
  ';',
  'q=0 ;',
  'br ',
  '=',
  'a=b; ',
  '"',
  '""',
  '.',
  '@',
  'a.',
  '-',
  '0-,',
  '[',
  '(',
  '\\',
];
const ends = ['', 'x'];
const headerNames = [
  'accept-encoding',
  'cookie',
  'if-none-match',
  'range',
  'origin',
  'user-agent',
  'x-forwarded-for',
  'accept',
  'content-type',
  'rsc',
  'next-router-state-tree',
  'authorization',
];
/** A page, the API, a file of the build, and an address outside of the base path. */
const places = ['/app/classes', '/api/session/me', '/_next/static/chunks', '/tutorial'];

interface Head {
  name: string;
  request: ApiRequest;
}

function* heads(basePath: string): Generator<Head> {
  const get = (path: string, headers = {}): ApiRequest => ({ method: 'GET', path, headers });
  for (const part of parts) {
    for (const end of ends) {
      const text = part.repeat(length / part.length) + end;
      const shown = JSON.stringify(`${part}…${end}`);
      const inPath = encodeURI(text)
        .slice(0, length)
        .replace(/%[0-9A-F]?$/, '');
      for (const place of places) {
        yield { name: `path ${place} ${shown}`, request: get(`${basePath}${place}${inPath}`) };
        yield { name: `query ${place} ${shown}`, request: get(`${basePath}${place}?a=${inPath}`) };
      }
      yield { name: `path outside ${shown}`, request: get(`/${inPath}`) };
      for (const name of headerNames) {
        const request = get(`${basePath}/api/session/me`, { [name]: text });
        yield { name: `${name} ${shown}`, request };
        yield { name: `${name} of a page ${shown}`, request: { ...request, path: basePath } };
        const file = `${basePath}/tutorial/captions-no.vtt`;
        yield { name: `${name} of a file ${shown}`, request: { ...request, path: file } };
      }
    }
  }
}

/** The longest of some tries: a head, and a health check sent right after it. */
async function timeHead(origin: string, basePath: string, { request }: Head) {
  let [ms, healthMs, status] = [0, 0, 0];
  const health = { method: 'GET', path: `${basePath}/api/health`, headers: {} };
  for (let sample = 0; sample < samples; sample += 1) {
    const started = performance.now();
    const attack = send(origin, request).then((answer) => {
      status = answer.status;
      ms = Math.max(ms, performance.now() - started);
    });
    await send(origin, health);
    healthMs = Math.max(healthMs, performance.now() - started);
    await attack;
  }
  return { ms, healthMs, status };
}

/**
 * Sends the longest paths, queries, cookies and headers, and prints those beside which the health check waited longest.
 * Answers the longest wait in ms.
 */
export async function timeHeads(url: string): Promise<number> {
  const { origin, pathname: basePath } = new URL(url);
  const rows = [];
  for (const head of heads(basePath)) {
    rows.push({ name: head.name, ...(await timeHead(origin, basePath, head)) });
  }
  rows.sort((a, b) => b.healthMs - a.healthMs);
  console.log(`${rows.length} heads; the health check waited longest beside`);
  for (const { name, status, ms, healthMs } of rows.slice(0, 15)) {
    console.log(
      `${name.padEnd(60)} ${String(status).padStart(4)} ${ms.toFixed(1).padStart(8)} ms, health ${healthMs.toFixed(1)} ms`,
    );
  }
  return rows[0]!.healthMs;
}
