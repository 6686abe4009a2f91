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

describe('the content security policy of a page', () => {
  it('forbids all sources by default', () => {
    expect(directives().get('default-src')).toEqual(["'none'"]);
    expect(directives().get('base-uri')).toEqual(["'none'"]);
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('allows only our script files and the inline scripts of the build', () => {
    expect(directives().get('script-src')).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"]);
  });

  it('allows neither unsafe-inline nor unsafe-eval in production', () => {
    for (const authEmulatorHost of [undefined, '127.0.0.1:9099']) {
      const scripts = directives({ authEmulatorHost, scriptHashes: [] }).get('script-src');
      expect(scripts).toEqual(["'self'"]);
    }
  });

  it('requires trusted types and allows only the default policy', () => {
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives().get('trusted-types')).toEqual(['default']);
  });

  it('allows only our stylesheets', () => {
    expect(directives().get('style-src')).toEqual(["'self'"]);
  });

  it('allows connections to Firebase and to our own origin', () => {
    expect(directives().get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
  });

  it('allows connections to the Auth emulator instead of Firebase', () => {
    const { 'connect-src': connections } = Object.fromEntries(
      directives({ authEmulatorHost: '127.0.0.1:9099' }),
    );
    expect(connections).toEqual(["'self'", 'http://127.0.0.1:9099']);
  });

  it('allows our own video files and no frame of a video provider', () => {
    expect(directives().get('media-src')).toEqual(["'self'"]);
    expect(directives().get('frame-src')).toEqual(['https://widget.trustpilot.com']);
  });

  it('allows the tutorial video and the review widget only as frames', () => {
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
  ])(
    'adds the origin of the API to connect-src only if its address is absolute: %s',
    (apiBaseUrl, origin) => {
      expect(directives({ apiBaseUrl }).get('connect-src')?.[1]).toBe(
        origin ?? 'https://identitytoolkit.googleapis.com',
      );
    },
  );
});

describe('the security headers', () => {
  it('forbid unsafe sources, content sniffing and framing', () => {
    expect(securityHeaders['Content-Security-Policy']).not.toMatch(/unsafe/);
    expect(securityHeaders['X-Content-Type-Options']).toBe('nosniff');
    expect(securityHeaders['X-Frame-Options']).toBe('DENY');
    expect(securityHeaders['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
  });
});
