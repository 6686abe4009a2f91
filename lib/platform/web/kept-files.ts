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
import send from 'send';
import { filesBelow } from '@/lib/server/http/files-below';

const keptMs = 30 * 86_400_000;

/**
 * Puts a build's files beside those of other builds, which open tabs still ask for, and notes that they are in use. Their
 * names hold hashes of what they are, so no two builds have different ones of a name. Removes those that no build has
 * used for 30 days.
 */
export function keepFiles(built: string, kept: string, nowMs: number): void {
  mkdirSync(kept, { recursive: true });
  for (const name of filesBelow(built)) {
    const file = path.join(kept, name);
    if (!existsSync(file)) {
      // In one move, because another node may be asked for it.
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

/** Serves a file of a folder; `onMissing` answers where there is none, or a hidden one is asked for. */
export function serveFile(
  [request, response]: [IncomingMessage, ServerResponse],
  file: { root: string; name: string; cacheControl: string },
  onMissing: () => void,
): void {
  const missing = () => {
    response.removeHeader('Cache-Control');
    onMissing();
  };
  response.setHeader('Cache-Control', file.cacheControl);
  send(request, file.name, { root: file.root, cacheControl: false, index: false })
    .on('error', () => (response.headersSent ? response.destroy() : missing()))
    .on('directory', missing)
    .pipe(response);
}
