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

/** Parses the JSON body with the schema. Throws an AppError that names every invalid value. */
export async function readBody<T extends z.ZodType>(
  request: Request,
  schema: T,
  maxBytes: number,
): Promise<z.infer<T>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupportedMediaType');
  }
  let value: unknown;
  try {
    const bytes = await readBytes(request, maxBytes);
    if (isDeep(bytes)) throw new AppError('malformedJson');
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
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
