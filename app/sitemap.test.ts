import { publicEnv } from '@/lib/env/public';
import sitemap from './sitemap';

const mockEnv = { basePath: '/smg' };
jest.mock('@/lib/env/public', () => ({ publicEnv: () => mockEnv }));

const norwegian = 'https://klassekart.example';
const english = 'https://seatmaps.example';

const findEntry = (url: string) => sitemap().find((entry) => entry.url === url);

describe('the sitemap', () => {
  beforeEach(() => Object.assign(publicEnv(), { siteUrls: { no: norwegian, en: english } }));

  it('lists a bilingual page at the Norwegian host and at the English host, with links to both languages', () => {
    const languages = {
      nb: `${norwegian}/smg/pricing/schoolS`,
      en: `${english}/smg/pricing/schoolS`,
      'x-default': `${norwegian}/smg/pricing/schoolS`,
    };
    expect(findEntry(languages.nb)?.alternates).toEqual({ languages });
    expect(findEntry(languages.en)?.alternates).toEqual({ languages });
  });

  it('lists an English-only page just at the English host, and a Norwegian-only page just at the Norwegian host', () => {
    expect(findEntry(`${english}/smg/articles/privacy`)?.alternates?.languages).toBeUndefined();
    expect(findEntry(`${norwegian}/smg/articles/privacy`)).toBeUndefined();
    expect(findEntry(`${norwegian}/smg/pages/guide`)).toBeDefined();
    expect(findEntry(`${english}/smg/pages/guide`)).toBeUndefined();
  });

  it('lists every page once when both languages share a host', () => {
    publicEnv().siteUrls.en = norwegian;
    const urls = sitemap().map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain(`${norwegian}/smg`);
    expect(findEntry(`${norwegian}/smg`)?.alternates?.languages).toBeUndefined();
  });
});
