import 'server-only';
import { z } from 'zod';
import { AppError } from '../errors/app-error';

export interface PageCursor {
  key: string;
  id: string;
}

const cursorSchema = z.tuple([z.string().max(400), z.uuid()]);

function writeCursor({ key, id }: PageCursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

export function readCursor(typed: string | undefined): PageCursor | undefined {
  if (typed === undefined) return undefined;
  try {
    if (typed.length > 3000) throw new RangeError('too long');
    const text = Buffer.from(typed, 'base64url').toString();
    const [key, id] = cursorSchema.parse(JSON.parse(text));
    // PostgreSQL's `text` type can't contain NUL characters.
    if (key.includes('\0')) throw new RangeError('no text');
    return { key, id };
  } catch {
    throw new AppError('invalidRequest');
  }
}

export function toPage<Row>(
  rows: Row[],
  size: number,
  cursorOf: (row: Row) => PageCursor,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, size);
  return { rows: shown, next: rows.length > size ? writeCursor(cursorOf(shown.at(-1)!)) : null };
}
