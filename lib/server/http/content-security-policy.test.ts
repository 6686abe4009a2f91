import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy';
import { securityHeaders } from './security-headers';

const page = {
  scriptHashes: ['sha256-abc=', 'sha256-def='],
  apiBaseUrl: undefined,
  authEmulatorHost: undefined,
  tutorialVideoId: '',
  isDevelopment: false,
};

function directives(values: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) {
  const policy = contentSecurityPolicy({ ...page, ...values });
  return new Map(
    policy.split('; ').map((part) => {
      const [name, ...sources] = part.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe("a page's policy", () => {
  it('forbids whatever it does not name', () => {
    expect(directives().get('default-src')).toEqual(["'none'"]);
    expect(directives().get('base-uri')).toEqual(["'none'"]);
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('lets only our files and the inline scripts of the build run', () => {
    expect(directives().get('script-src')).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"]);
  });

  it('lets no script run inline or by eval in production, with an emulator or without', () => {
    for (const authEmulatorHost of [undefined, '127.0.0.1:9099']) {
      const scripts = directives({ authEmulatorHost, scriptHashes: [] }).get('script-src');
      expect(scripts).toEqual(["'self'"]);
    }
  });

  it('lets no text become code unless the one policy of the page allows it', () => {
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives().get('trusted-types')).toEqual(['default']);
  });

  it('lets only our stylesheets apply', () => {
    expect(directives().get('style-src')).toEqual(["'self'"]);
  });

  it('lets a page talk to Firebase and to itself', () => {
    expect(directives().get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
  });

  it('lets a page talk to the emulator instead of Firebase', () => {
    const { 'connect-src': connections } = Object.fromEntries(
      directives({ authEmulatorHost: '127.0.0.1:9099' }),
    );
    expect(connections).toEqual(["'self'", 'http://127.0.0.1:9099']);
  });

  it('plays video files of ours only, and frames no provider of videos', () => {
    expect(directives().get('media-src')).toEqual(["'self'"]);
    expect(directives().get('frame-src')).toEqual(['https://widget.trustpilot.com']);
  });

  it("frames a provider's tutorial video and the review widget, and takes nothing else from their hosts", () => {
    const policy = directives({ tutorialVideoId: 'abc' });
    expect(policy.get('frame-src')).toEqual([
      'https://www.youtube-nocookie.com',
      'https://widget.trustpilot.com',
    ]);
    policy.delete('frame-src');
    expect([...policy.values()].flat().join(' ')).not.toMatch(/youtube|trustpilot/);
  });

  it.each([
    ['https://api.klassekart.no/v1', 'https://api.klassekart.no'],
    ['/smg-website-official/api', undefined],
  ])('names the origin of the API at %s', (apiBaseUrl, origin) => {
    expect(directives({ apiBaseUrl }).get('connect-src')?.[1]).toBe(
      origin ?? 'https://identitytoolkit.googleapis.com',
    );
  });
});

describe('what the build wrote down', () => {
  let folder: string;
  beforeEach(() => {
    jest.resetModules();
    Object.assign(globalThis, { seatmapAssets: undefined });
    folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are the addresses of its own files and of the public folder', async () => {
    const { assetPaths } = await import('./content-security-policy');
    const build = path.join(folder, '.next');
    mkdirSync(path.join(build, 'server/app/icons'), { recursive: true });
    mkdirSync(path.join(folder, 'public/pictures'), { recursive: true });
    writeFileSync(path.join(build, 'server/app/robots.txt.body'), '');
    writeFileSync(path.join(build, 'server/app/no.html'), '');
    writeFileSync(path.join(folder, 'public/pictures/room.svg'), '');
    const paths = assetPaths(build);
    expect(paths.has('/robots.txt')).toBe(true);
    expect(paths.has('/pictures/room.svg')).toBe(true);
    expect(paths.has('/no.html')).toBe(false);
  });
});

describe('the headers of every answer', () => {
  it('forbid everything but our own scripts, frames and sniffing', () => {
    expect(securityHeaders['Content-Security-Policy']).not.toMatch(/unsafe/);
    expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff');
    expect(securityHeaders['X-Frame-Options']).toBe('DENY');
    expect(securityHeaders['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
  });
});
