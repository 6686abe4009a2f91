import 'server-only';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const holder = globalThis as typeof globalThis & { seatmapAssets?: ReadonlySet<string> };

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

function toOrigin(url: string | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? new URL(url).origin : undefined;
}

/** Hosts of the tutorial video, where a provider has it, and of the review widget: framed once the visitor asks. */
function framedHosts(tutorialVideoId: string): string[] {
  const videoHosts = tutorialVideoId ? ['https://www.youtube-nocookie.com'] : [];
  return [...videoHosts, 'https://widget.trustpilot.com'];
}

/** The policy of one page: no script and no style is inline, except those whose hash the build took. */
export function contentSecurityPolicy(page: {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  apiBaseUrl: string | undefined;
  authEmulatorHost: string | undefined;
  tutorialVideoId: string;
  isDevelopment: boolean;
}): string {
  const scripts = page.isDevelopment
    ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
    : ["'self'", ...page.scriptHashes.map((hash) => `'${hash}'`)];
  const styles = page.isDevelopment
    ? ["'self'", "'unsafe-inline'"]
    : ["'self'", ...page.styleHashes.map((hash) => `'${hash}'`)];
  const connections = [
    "'self'",
    toOrigin(page.apiBaseUrl),
    page.authEmulatorHost
      ? `http://${page.authEmulatorHost}`
      : 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
    page.isDevelopment ? 'ws:' : undefined,
  ].filter(Boolean);
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${connections.join(' ')}`,
    `frame-src ${framedHosts(page.tutorialVideoId).join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
