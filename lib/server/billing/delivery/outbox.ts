import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serverEnv } from '@/lib/env/server';

/** `outbox/` of the data folder, where what has no way out is kept. */
export function outboxFolder(): string {
  return path.join(/* turbopackIgnore: true */ serverEnv().DATA_DIR, 'outbox');
}

/** Writes a file into the outbox. The same name again replaces the file, never half of it. */
export async function writeToOutbox(name: string, content: string | Uint8Array): Promise<void> {
  const folder = outboxFolder();
  await mkdir(folder, { recursive: true });
  const partial = path.join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(partial, content);
    await rename(partial, path.join(folder, name));
  } finally {
    await rm(partial, { force: true });
  }
}
