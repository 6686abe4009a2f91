import { renderToStaticMarkup } from 'react-dom/server';
import type { publicEnv as PublicEnv } from '@/lib/env/public';
import { locales } from '@/lib/i18n/locales';

async function pagesWith(setUp: Partial<typeof PublicEnv>) {
  jest.resetModules();
  const { publicEnv } = await import('@/lib/env/public');
  Object.assign(publicEnv, setUp);
  const { legalTexts } = await import('./legal-texts');
  const pages = [legalTexts.privacy, legalTexts.cookies, legalTexts.disclaimer];
  return locales.map((locale) => {
    const texts = pages.map((page) => page[locale]);
    const bodies = texts.flatMap(({ sections }) => sections.map(({ body }) => body));
    const summaries = texts.flatMap(({ summary }) => summary);
    return summaries.join() + bodies.map((body) => renderToStaticMarkup(<>{body}</>)).join();
  });
}

const tutorialVideoId = 'abc';
const reviews = { profile: 'a.example', businessUnitId: 'a' };

describe('legal pages', () => {
  it('name no other company as a source of content where none is set up', async () => {
    for (const text of await pagesWith({})) expect(text).not.toMatch(/youtube|trustpilot/i);
  });

  it('name those that are', async () => {
    for (const text of await pagesWith({ tutorialVideoId })) {
      expect(text).toMatch(/youtube-nocookie\.com/);
      expect(text).not.toMatch(/trustpilot/i);
    }
    for (const text of await pagesWith({ tutorialVideoId, reviews })) {
      expect(text).toMatch(/YouTube (og|and) Trustpilot/);
      expect(text).toMatch(/trustpilot\.com/);
    }
  });
});
