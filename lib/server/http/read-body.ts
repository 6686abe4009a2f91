import type { z } from 'zod';
import { AppError } from '../errors/app-error';

const maxBodyBytes = 1_000_000;

/** Reads the request body. Throws an AppError if it is too large. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBodyBytes) {
      await reader.cancel();
      throw new AppError('bodyTooLarge', { details: { size, maxBodyBytes } });
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Parses the JSON body with the schema. Throws an AppError that names every invalid value. */
export async function readBody<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<z.infer<T>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupportedMediaType');
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request)));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformedJson');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError('invalidRequest', {
    errors: result.error.issues.slice(0, 50).map((issue) => ({
      path: issue.path.map(String).join('.'),
      code: issue.code === 'custom' ? String(issue.params?.code ?? issue.message) : issue.code,
    })),
  });
}
