import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** CSP source expressions of the inline scripts of each prerendered page, by page path ("/no/about"). */
export type InlineScriptHashes = Record<string, string[]>;

const holder = globalThis as typeof globalThis & {
  seatmapScriptHashes?: InlineScriptHashes;
  seatmapAssets?: ReadonlySet<string>;
};

/** Reads what the build wrote down; throws where the build was not finished by hash-inline-scripts. */
export function inlineScriptHashes(buildFolder: string): InlineScriptHashes {
  if (holder.seatmapScriptHashes) return holder.seatmapScriptHashes;
  const file = path.join(buildFolder, 'csp-hashes.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as { pages: InlineScriptHashes };
  return (holder.seatmapScriptHashes = content.pages);
}

/** Addresses that are files: those of the public folder and those that the build wrote (robots.txt, icons). */
export function assetPaths(buildFolder: string): ReadonlySet<string> {
  if (holder.seatmapAssets) return holder.seatmapAssets;
  const filesBelow = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name.split(path.sep).join('/')}`,
    );
  const built = filesBelow(path.join(buildFolder, 'server', 'app'))
    .filter((name) => name.endsWith('.body'))
    .map((name) => name.slice(0, -'.body'.length));
  return (holder.seatmapAssets = new Set([
    ...filesBelow(path.join(buildFolder, '..', 'public')),
    ...built,
  ]));
}

function originOf(url: string | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? new URL(url).origin : undefined;
}

/** Hosts of the tutorial video and of the review widget, which are framed once the visitor asks for them. */
const framedHosts = ['https://www.youtube-nocookie.com', 'https://widget.trustpilot.com'];

/**
 * The policy of one page. Styles may be inline (React writes style attributes into the server's HTML), scripts
 * never, except those whose hash the build took.
 */
export function contentSecurityPolicy(page: {
  scriptHashes: readonly string[];
  apiBaseUrl: string | undefined;
  authEmulatorHost: string | undefined;
  isDevelopment: boolean;
}): string {
  const scripts = page.isDevelopment
    ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
    : ["'self'", ...page.scriptHashes.map((hash) => `'${hash}'`)];
  const connections = [
    "'self'",
    originOf(page.apiBaseUrl),
    page.authEmulatorHost
      ? `http://${page.authEmulatorHost}`
      : 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    page.isDevelopment ? 'ws:' : undefined,
  ].filter(Boolean);
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    `frame-src ${framedHosts.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
