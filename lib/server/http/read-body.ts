import type { z } from 'zod';
import { AppError } from '../errors/app-error';

export const formBytes = 20_000;
const maxDepth = 20;

const throwCutOff = () => {
  throw new AppError('invalidRequest', { details: { isCutOff: true } });
};

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

/** Escapes by which JSON in UTF-8 can contain NUL and lone surrogates. */
const escapedSpecials = /\\u(0000|d[89a-f])/i;

function refuseUnstorable(_: string, value: unknown): unknown {
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) throw new TypeError();
  return value;
}

export function requireJson(request: Request): void {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupportedMediaType');
  }
}

/**
 * Parses a JSON request body by a schema. Text with NUL or lone surrogates is refused, because PostgreSQL can't store
 * it.
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

/**
 * Checks the depth of JSON before parsing, because deeply nested JSON takes seconds per megabyte to parse. The byte
 * constants are the ASCII codes of quotes, backslashes, brackets and braces.
 */
function isDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText && byte === 0x5c) at += 1;
    else if (byte === 0x22) isText = !isText;
    else if (isText) continue;
    else if (byte === 0x5b || byte === 0x7b) depth += 1;
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
