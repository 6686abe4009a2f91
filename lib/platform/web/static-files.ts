import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { filesBelow } from '@/lib/server/http/files-below';
import { bestEncoding } from './accepted-encoding';
import { compressedTypes } from './compressed-types';

const ends = { br: '.br', gzip: '.gz', identity: '' };

/** Headers of a file that an answer without it must not have. */
const ofContent = ['Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified'];

export interface StaticFiles {
  /** The name of the file at an address below the folder's; undefined where there is none. */
  find: (address: string) => string | undefined;
  serve: (request: IncomingMessage, response: ServerResponse, name: string) => void;
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Serves the files that a folder has at the start, compressed where the build has made that, and none that are hidden. */
export function staticFiles(folder: string, cacheControl: string): StaticFiles {
  const all = new Set(filesBelow(folder));
  return filesOf(folder, cacheControl, (name) => all.has(name));
}

/** Serves the files that a folder has when they are asked for, which other nodes may have put there. */
export const changingFiles = (folder: string, cacheControl: string): StaticFiles =>
  filesOf(
    folder,
    cacheControl,
    (name) => /^(\/[\w~-][\w.~-]*)+$/.test(name) && existsSync(path.join(folder, name)),
  );

function filesOf(
  folder: string,
  cacheControl: string,
  has: (name: string) => boolean,
): StaticFiles {
  const isCompressed = (name: string) =>
    /\.(br|gz)$/.test(name) && has(name.slice(0, -path.extname(name).length));
  return {
    find(address) {
      const name = decode(address);
      return name !== undefined && has(name) && !isCompressed(name) ? name : undefined;
    },
    serve(request, response, name) {
      const best = bestEncoding(request);
      const type = compressedTypes[path.extname(name)];
      const encoding = type && has(name + ends[best]) ? best : 'identity';
      response.setHeader('Cache-Control', cacheControl);
      if (has(`${name}.br`)) response.setHeader('Vary', 'Accept-Encoding');
      if (type && encoding !== 'identity') {
        response.setHeader('Content-Encoding', encoding);
        response.setHeader('Content-Type', type);
      }
      send(request, encodeURI(name + ends[encoding]), { root: folder, cacheControl: false })
        .on('error', ({ status }: { status?: number }) => {
          if (response.headersSent) return void response.destroy();
          for (const header of ofContent) response.removeHeader(header);
          response.writeHead(status ?? 500, { 'Cache-Control': 'no-store' }).end();
        })
        .pipe(response);
    },
  };
}
