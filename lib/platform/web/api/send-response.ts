import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { takesEncoding } from '../accepted-encoding';

const gzipAll = promisify(gzip);

/** A shorter answer goes in one packet either way. */
const leastCompressedBytes = 1400;
/** A third of the time of the usual level, for answers a few percent longer. */
const level = 2;

const isText = (type: string | null) => /^(text\/|application\/(\S+\+)?json)/.test(type ?? '');

async function* chunksOf(first: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>) {
  yield* first;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Sends the answer of a route handler, compressed where that is worth it. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  if (!answer.body || request.method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  const mayCompress =
    isText(answer.headers.get('content-type')) && !answer.headers.has('content-encoding');
  if (mayCompress) response.appendHeader('Vary', 'Accept-Encoding');
  const isCompressed = mayCompress && takesEncoding(request, 'gzip');

  const reader = answer.body.getReader();
  const first = await reader.read();
  const second = first.done ? first : await reader.read();
  if (second.done) {
    await sendWhole(response, first.value ?? new Uint8Array(), isCompressed);
    return;
  }
  const parts = Readable.from(chunksOf([first.value!, second.value], reader));
  if (!isCompressed) return pipeline(parts, response);
  response.setHeader('Content-Encoding', 'gzip');
  response.removeHeader('Content-Length');
  const compressed = createGzip({ level, flush: constants.Z_SYNC_FLUSH });
  return pipeline(parts, compressed, response);
}

async function sendWhole(response: ServerResponse, body: Uint8Array, isCompressed: boolean) {
  if (!isCompressed || body.byteLength < leastCompressedBytes) {
    response.setHeader('Content-Length', body.byteLength);
    response.end(body);
    return;
  }
  const compressed = await gzipAll(body, { level });
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Length', compressed.byteLength);
  response.end(compressed);
}
