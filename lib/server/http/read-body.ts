import type { z } from 'zod';
import { AppError } from '../errors/app-error';

/** Enough for every form; what a class, a room or a map needs more is said by its route. */
export const formBytes = 20_000;
/** Deeper than any contract. */
const maxDepth = 20;

/** A body breaks off when its client closes the connection, which is no fault of the server. */
const throwCutOff = () => {
  throw new AppError('invalidRequest', { details: { isCutOff: true } });
};

/** Reads the request body. Throws an AppError if it is too large, or breaks off. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(throwCutOff);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError('bodyTooLarge', { details: { size, maxBytes } });
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** The only way of NUL, and of half a surrogate pair, into JSON that is UTF-8. */
const escapedSpecials = /\\u(0000|d[89a-f])/i;

function refuseUnstorable(_: string, value: unknown): unknown {
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) throw new TypeError();
  return value;
}

/** Throws an AppError unless the request says that its body is JSON. */
export function requireJson(request: Request): void {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupportedMediaType');
  }
}

/**
 * Parses a JSON body with the schema. Throws an AppError that names every invalid value, or that says that a text holds what
 * PostgreSQL stores in none: NUL, and half of a surrogate pair.
 */
export function parseBody<T extends z.ZodType>(bytes: Uint8Array, schema: T): z.infer<T> {
  if (isDeep(bytes)) throw new AppError('malformedJson');
  let value: unknown;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(json, escapedSpecials.test(json) ? refuseUnstorable : undefined);
  } catch {
    throw new AppError('malformedJson');
  }
  return checkShape(value, schema);
}

/** Parses a value of a request with the schema. Throws an AppError that names every invalid value. */
export function checkShape<T extends z.ZodType>(value: unknown, schema: T): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('invalidRequest', {
    errors: result.error.issues.slice(0, 50).map((issue) => ({
      path: issue.path.map(String).join('.'),
      code: issue.code === 'custom' ? String(issue.params?.code ?? issue.message) : issue.code,
    })),
  });
}

/** Whether JSON nests deeper than a contract does: parsing and checking that costs seconds a megabyte. */
function isDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText && byte === 0x5c /* \\ */) at += 1;
    else if (byte === 0x22 /* " */) isText = !isText;
    else if (isText) continue;
    else if (byte === 0x5b /* [ */ || byte === 0x7b /* { */) depth += 1;
    else if (byte === 0x5d /* ] */ || byte === 0x7d /* } */) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
