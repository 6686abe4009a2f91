import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send, { type SendOptions } from 'send';
import { filesBelow } from '@/lib/server/http/files-below';

const keptMs = 30 * 86_400_000;

/** Copies the files of a build and deletes old copies. Open tabs still request files of earlier builds. */
export function keepFiles(built: string, kept: string, nowMs: number): void {
  mkdirSync(kept, { recursive: true });
  for (const name of filesBelow(built)) {
    const file = path.join(kept, name);
    if (!existsSync(file)) {
      // Another node may serve the file before its copy is complete, so the copy is renamed at the end.
      const unfinished = `${file}.${process.pid}.unfinished`;
      mkdirSync(path.dirname(file), { recursive: true });
      copyFileSync(path.join(built, name), unfinished);
      renameSync(unfinished, file);
    }
    utimesSync(file, nowMs / 1000, nowMs / 1000);
  }
  for (const name of readdirSync(kept, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(kept, name);
    const state = statSync(file, { throwIfNoEntry: false });
    if (state?.isFile() && nowMs - state.mtimeMs > keptMs) rmSync(file, { force: true });
  }
}

export function serveFile(
  [request, response]: [IncomingMessage, ServerResponse],
  name: string,
  options: SendOptions,
  onMissing: () => void,
): void {
  send(request, name, { index: false, ...options })
    .on('error', () => (response.headersSent ? response.destroy() : onMissing()))
    .on('directory', onMissing)
    .pipe(response);
}
