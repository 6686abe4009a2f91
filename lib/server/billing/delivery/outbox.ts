import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outboxFolder } from '@/lib/server/mail/open-mail-transport';

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
