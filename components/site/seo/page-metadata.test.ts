import { publicEnv } from '@/lib/env/public';
import { getTranslations } from '@/lib/i18n/testing/server-words';
import { pageMetadata } from './page-metadata';

const mockEnv = {};
jest.mock('@/lib/env/public', () => ({ publicEnv: () => mockEnv }));
jest.mock('next-intl/server', () => jest.requireActual<object>('@/lib/i18n/testing/server-words'));

const norwegian = 'https://klassekart.example';
const english = 'https://seatmaps.example';

beforeEach(() => {
  Object.assign(publicEnv(), { basePath: '/smg', siteUrls: { no: norwegian, en: english } });
});

const about = {
  path: '/about',
  languages: ['no', 'en'],
  title: 'About',
  description: 'What this is about.',
} as const;

const article = { ...about, path: '/articles/privacy', languages: ['en'] } as const;

describe('the metadata of a page', () => {
  it('has the addresses of the page in both languages', async () => {
    const { alternates, openGraph } = await pageMetadata({ ...about, locale: 'en' });
    expect(alternates?.canonical).toBe(`${english}/smg/about`);
    expect(alternates?.languages).toEqual({
      nb: `${norwegian}/smg/about`,
      en: `${english}/smg/about`,
      'x-default': `${norwegian}/smg/about`,
    });
    expect(openGraph).toMatchObject({
      url: `${english}/smg/about`,
      locale: 'en_GB',
      alternateLocale: ['nb_NO'],
      siteName: 'Klassekart',
    });
  });

  it('has one address when both languages share a host', async () => {
    publicEnv().siteUrls.en = norwegian;
    const { alternates } = await pageMetadata({ ...about, locale: 'en' });
    expect(alternates?.canonical).toBe(`${norwegian}/smg/about`);
    expect(alternates?.languages).toBeUndefined();
  });

  it('has only the English address when the page exists only in English', async () => {
    const { alternates, openGraph } = await pageMetadata({ ...article, locale: 'no' });
    expect(alternates).toEqual({
      canonical: `${english}/smg/articles/privacy`,
      languages: undefined,
    });
    expect(openGraph).toMatchObject({ locale: 'en_GB', alternateLocale: [] });
  });

  it.each([
    ['/smg', `${norwegian}/smg`],
    ['', `${norwegian}/`],
  ])(
    `has no trailing slash in the front page's address under the base path "%s"`,
    async (basePath, url) => {
      publicEnv().basePath = basePath;
      const { alternates } = await pageMetadata({ ...about, path: '/', locale: 'no' });
      expect(alternates?.canonical).toBe(url);
    },
  );

  it("appends the product's name to every title except that of the front page", async () => {
    expect((await pageMetadata({ ...about, locale: 'no' })).title).toBe('About');
    const landing = await pageMetadata({ ...about, path: '/', locale: 'no' });
    expect(landing.title).toEqual({ absolute: 'About' });
  });

  it('has a preview picture in the language of the page', async () => {
    const { openGraph, twitter } = await pageMetadata({
      ...article,
      locale: 'no',
      image: 'article',
    });
    const picture = {
      url: `${english}/smg/share/article-en.png`,
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: (await getTranslations({ locale: 'en' }))('Seo.share.article.alt'),
    };
    expect(openGraph?.images).toEqual([picture]);
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [picture] });
  });
});
