import type { PublicEnv } from '@/lib/env/public';
import { locales } from '@/lib/i18n/locales';

async function pagesWith(setUp: Partial<PublicEnv>) {
  jest.resetModules();
  const { publicEnv } = await import('@/lib/env/public');
  Object.assign(publicEnv(), setUp);
  const { readLegalText } = await import('./read-legal-text');
  const { toHtml } = await import('./testing/legal-html');
  return Promise.all(
    locales.map(async (locale) => {
      const slugs = ['privacy', 'cookies', 'disclaimer'] as const;
      const texts = await Promise.all(slugs.map((slug) => readLegalText(slug, locale)));
      const bodies = texts.flatMap(({ sections }) => sections.map(({ children }) => children));
      const summaries = texts.flatMap(({ summary }) => summary);
      return summaries.join() + bodies.map((body) => toHtml(body, locale)).join();
    }),
  );
}

const tutorialVideoId = 'abc';
const reviews = { profile: 'a.example', businessUnitId: 'a' };

describe('the legal pages', () => {
  it('name no video or review service when none is configured', async () => {
    for (const text of await pagesWith({})) expect(text).not.toMatch(/youtube|trustpilot/i);
  });

  it('name the configured video and review services', async () => {
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
