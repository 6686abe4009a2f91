import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

async function* chunksOf(first: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>) {
  yield* first;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

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
  const reader = answer.body.getReader();
  const first = await reader.read();
  const second = first.done ? first : await reader.read();
  if (!second.done) {
    return pipeline(Readable.from(chunksOf([first.value!, second.value], reader)), response);
  }
  response.setHeader('Content-Length', first.value?.byteLength ?? 0);
  response.end(first.value);
}
