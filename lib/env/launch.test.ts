import { launchProblems, type LaunchSettings } from './launch';

const launched: LaunchSettings = {
  siteUrls: { no: 'https://klassekart.no', en: 'https://www.seatingmaps.com' },
  apiBaseUrl: '/api',
  norwegianHosts: ['klassekart.no'],
  englishHosts: ['www.seatingmaps.com'],
  allowedOrigins: [],
};
const named = (change: Partial<LaunchSettings>) =>
  launchProblems({ ...launched, ...change }).map((problem) => problem.split(':')[0]);

describe('the start of a public server', () => {
  it('is allowed with an https address and a host for each language', () => {
    expect(launchProblems(launched)).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:3000',
    'http://klassekart.no',
    'https://127.0.0.1',
    'https://intranet',
  ])('is refused when the canonical address is %s', (no) => {
    expect(named({ siteUrls: { ...launched.siteUrls, no } })).toEqual([
      'NEXT_PUBLIC_NORWEGIAN_URL',
    ]);
  });

  it.each([
    ['NORWEGIAN_HOSTS', { norwegianHosts: [] }],
    ['ENGLISH_HOSTS', { englishHosts: ['seatingmaps.com'] }],
  ])(
    'is refused when the setting %s does not contain the host of the site in its language',
    (name, change) => {
      expect(named(change)).toEqual([name]);
    },
  );

  it('is refused when both languages have the same address', () => {
    const no = launched.siteUrls.no;
    const change = { siteUrls: { no, en: no }, englishHosts: ['klassekart.no'] };
    expect(named(change)).toEqual(['NEXT_PUBLIC_ENGLISH_URL']);
  });

  it.each([
    ['https://app.klassekart.no', '/api', []],
    ['https://klassekart.no', 'https://api.klassekart.no', []],
    ['https://other.no', '/api', ['API_ALLOWED_ORIGINS']],
    ['https://klassekart.no', 'https://api.other.no', ['API_ALLOWED_ORIGINS']],
  ])(
    'with pages on %s and the API at %s reports the problems %j',
    (origin, apiBaseUrl, problems) => {
      expect(named({ allowedOrigins: [origin], apiBaseUrl })).toEqual(problems);
    },
  );
});
