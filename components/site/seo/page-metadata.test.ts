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

describe('what search engines see of a page', () => {
  it('is its address in the language, and where it stands in the other', async () => {
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

  it('is one address where both languages share a host', async () => {
    publicEnv().siteUrls.en = norwegian;
    const { alternates } = await pageMetadata({ ...about, locale: 'en' });
    expect(alternates?.canonical).toBe(`${norwegian}/smg/about`);
    expect(alternates?.languages).toBeUndefined();
  });

  it('is the English address of an English page, also for who reads Norwegian', async () => {
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
  ])('has no needless slash in the address of the front page under "%s"', async (basePath, url) => {
    publicEnv().basePath = basePath;
    const { alternates } = await pageMetadata({ ...about, path: '/', locale: 'no' });
    expect(alternates?.canonical).toBe(url);
  });

  it('names the product after the title of every page but the front page', async () => {
    expect((await pageMetadata({ ...about, locale: 'no' })).title).toBe('About');
    const landing = await pageMetadata({ ...about, path: '/', locale: 'no' });
    expect(landing.title).toEqual({ absolute: 'About' });
  });

  it('shows a picture in the language of the page to whom it is shared with', async () => {
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
