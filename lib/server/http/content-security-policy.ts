import 'server-only';

function toOrigin(url: string | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? new URL(url).origin : undefined;
}

function framedHosts(tutorialVideoId: string): string[] {
  const videoHosts = tutorialVideoId ? ['https://www.youtube-nocookie.com'] : [];
  return [...videoHosts, 'https://widget.trustpilot.com'];
}

export function contentSecurityPolicy(page: {
  scriptHashes: readonly string[];
  apiBaseUrl: string | undefined;
  authEmulatorHost: string | undefined;
  tutorialVideoId: string;
  isDevelopment: boolean;
}): string {
  const scripts = page.isDevelopment
    ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"]
    : ["'self'", ...page.scriptHashes.map((hash) => `'${hash}'`)];
  const styles = page.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"];
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
    // The development server of Next.js evaluates strings as code, which Trusted Types forbid.
    ...(page.isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');
}
