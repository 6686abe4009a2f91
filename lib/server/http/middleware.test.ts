import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { config, middleware } from '@/middleware';

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readdirSync: jest.fn(),
}));

const build = '/product/.next';

jest.mock('@/lib/env/hosts', () => ({
  hostEnv: () => ({
    norwegianHosts: ['klassekart.no'],
    englishHosts: ['seatmap.example', 'www.seatmap.example'],
    isDevelopment: false,
    authEmulatorHost: undefined,
    apiBaseUrl: undefined,
    buildFolder: '/product/.next',
  }),
}));

const pages = Object.fromEntries(
  [
    ...['', '/about', '/not-found', '/pricing/teacher', '/pricing/not-found', '/app/classes/_'],
    ...['success', 'canceled', 'error', 'pending'].map((outcome) => `/returned/${outcome}`),
  ].flatMap((path) =>
    ['/no', '/en'].map((site) => [`${site}${path}`, { policy: `policy of ${site}${path}` }]),
  ),
);
const files = {
  [path.join(build, 'server', 'app')]: ['icon.svg.body', 'icon.svg.meta', 'no.html'],
  [path.join(build, '..', 'public')]: [path.join('readme', 'seating-map.png')],
};

beforeAll(() => {
  Object.assign(globalThis, { seatmapPages: pages });
  jest
    .mocked(readdirSync)
    .mockImplementation(((folder: string) =>
      files[folder]!.map((name) => ({ name, parentPath: folder, isFile: () => true }))) as never);
});
const basePath = '/smg-website-official';

function visit(address: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(`http://localhost${basePath}${address}`, {
    headers: { host: 'localhost:3000', ...headers },
    nextConfig: { basePath },
  });
  const response = middleware(request);
  const rewrite = response.headers.get('x-middleware-rewrite');
  return {
    response,
    page: rewrite && new URL(rewrite).pathname.slice(basePath.length),
    policy: response.headers.get('content-security-policy') ?? '',
  };
}
const english = { cookie: 'preferredLanguage=en' };

describe('the language of a page', () => {
  it.each([
    ['Norwegian by default', {}, '/no/about'],
    ['the stored choice', english, '/en/about'],
    ['the language of the host', { host: 'seatmap.example' }, '/en/about'],
    [
      'the language of a host in capitals with a port',
      { host: 'WWW.Seatmap.example:8080' },
      '/en/about',
    ],
    ['the stored choice on any host', { ...english, host: 'klassekart.no' }, '/en/about'],
    [
      'Norwegian when the stored choice is an unknown language',
      { cookie: 'preferredLanguage=de' },
      '/no/about',
    ],
    ['independent of Accept-Language', { 'accept-language': 'en-GB,en;q=0.9' }, '/no/about'],
  ])('follows the stored choice, then the host: it is %s', (_, headers, page) => {
    expect(visit('/about', headers).page).toBe(page);
  });

  it('is Norwegian on the landing page, or English if that is the stored choice', () => {
    expect(visit('').page).toBe('/no');
    expect(visit('', english).page).toBe('/en');
  });

  it('is chosen without changing the query of the address', () => {
    const { response } = visit('/about?frequency=yearly');
    expect(response.headers.get('x-middleware-rewrite')).toContain('/no/about?frequency=yearly');
  });
});

describe('the landing page after a checkout', () => {
  it.each([
    ['?success=true', '/no/returned/success'],
    ['?from=mail&canceled=true', '/no/returned/canceled'],
    ['?error=payment_failed', '/no/returned/error'],
    ['?pending=true', '/no/returned/pending'],
    ['?success=1', '/no'],
    ['?q=error', '/no'],
  ])('with the query %s is %s', (query, page) => {
    expect(visit(query).page).toBe(page);
    expect(visit(query).policy).toBe(`policy of ${page}`);
  });

  it('is in the language of the visitor', () => {
    expect(visit('?success=true', english).page).toBe('/en/returned/success');
  });

  it('is shown only at the address of the home page', () => {
    expect(visit('/about?success=true').page).toBe('/no/about');
    expect(visit('/returned/success').page).toBe('/no/not-found');
  });
});

describe('a web address', () => {
  it.each(['/nowhere', '/about/nowhere', '/__proto__', '/toString', '/no/about', '/wp-login.php'])(
    'shows the not-found page if no page has this address: %s',
    (address) => {
      expect(visit(address).page).toBe('/no/not-found');
      expect(visit(address, english).page).toBe('/en/not-found');
    },
  );

  it.each(['/pricing/nowhere', '/pricing/Teacher', '/pricing/__proto__'])(
    'of an unknown subscription plan shows the not-found page for subscription plans: %s',
    (address) => {
      const { page, policy } = visit(address);
      expect(page).toBe('/no/pricing/not-found');
      expect(policy).toBe('policy of /no/pricing/not-found');
      expect(visit(address, english).page).toBe('/en/pricing/not-found');
    },
  );

  it.each(['/pricing', '/pricing/teacher/nowhere', '/pricing/a/b'])(
    'that begins with /pricing but is not of the form /pricing/<plan> shows the general not-found page: %s',
    (address) => {
      expect(visit(address).page).toBe('/no/not-found');
    },
  );

  it('of a former page is redirected permanently', () => {
    const { response, page } = visit('/app/seatmap?class=7&step=result');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(
      `http://localhost${basePath}/app/classes/7/seatmap?step=result`,
    );
    expect(page).toBeNull();
  });

  it('of a subscription plan shows the page of this plan, even with a query string', () => {
    expect(visit('/pricing/teacher?frequency=monthly').page).toBe('/no/pricing/teacher');
  });

  it.each(['/app/classes/0b0e', '/app/classes/%C3%A5', '/app/classes/_'])(
    'of a class shows the page shell that all classes share: %s',
    (address) => {
      expect(visit(address).page).toBe('/no/app/classes/_');
      expect(visit(address).response.status).toBe(200);
      expect(visit(address, english).page).toBe('/en/app/classes/_');
    },
  );

  it.each(['/app/classes/a/b', '/app/maps/a', '/app/halls'])(
    'of an unknown app page shows the not-found page: %s',
    (address) => {
      expect(visit(address).page).toBe('/no/not-found');
    },
  );

  it.each(['/readme/seating-map.png', '/icon.svg'])('of a file is not rewritten: %s', (address) => {
    const { response, page } = visit(address);
    expect(page).toBeNull();
    expect(response.headers.get('x-middleware-next')).toBe('1');
  });

  it.each([
    ['/', true],
    ['/about', true],
    ['/app/classes/new', true],
    ['/apiary', true],
    ['/api', false],
    ['/api/health', false],
    ['/_next/static/chunks/main.js', false],
  ])(
    'is handled by the middleware unless it belongs to the API or the build: %s (handled: %s)',
    (address, isMatched) => {
      const matches = config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(address));
      expect(matches).toBe(isMatched);
    },
  );
});

describe('the response status', () => {
  it.each([
    ['', 200],
    ['/about', 200],
    ['/pricing/teacher?frequency=yearly', 200],
    ['/nowhere', 404],
    ['/not-found', 404],
    ['/pricing/nowhere', 404],
    ['/pricing/not-found', 404],
  ])('of the address "%s" is %d', (address, status) => {
    expect(visit(address).response.status).toBe(status);
    expect(visit(address, english).response.status).toBe(status);
  });
});

describe('the headers of a page', () => {
  it("contain the content security policy of the page in the visitor's language", () => {
    expect(visit('/about').policy).toBe('policy of /no/about');
    expect(visit('/about', english).policy).toBe('policy of /en/about');
  });

  it('contain the content security policy of the not-found page for an unknown address', () => {
    expect(visit('/nowhere').policy).toBe('policy of /no/not-found');
  });

  it.each(['', '/about', '/nowhere'])('forbid shared caching of the address "%s"', (address) => {
    expect(visit(address).response.headers.get('cache-control')).toBe('private, no-cache');
  });
});
