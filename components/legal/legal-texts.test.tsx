import { renderToStaticMarkup } from 'react-dom/server';
import { legalSlugs } from '@/lib/core/site/pages';
import { locales, type Locale } from '@/lib/i18n/locales';
import { legalTexts } from './legal-texts';

const cases = legalSlugs.flatMap((slug) => locales.map((locale) => ({ slug, locale })));

const markup = (slug: (typeof legalSlugs)[number], locale: Locale) =>
  renderToStaticMarkup(
    <>
      {legalTexts[slug][locale].sections.map(({ id, body }) => (
        <section key={id}>{body}</section>
      ))}
    </>,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('legal texts', () => {
  it.each(legalSlugs)('have the same sections and points in both languages (%s)', (slug) => {
    const { no, en } = legalTexts[slug];
    expect(en.sections.map(({ id }) => id)).toEqual(no.sections.map(({ id }) => id));
    expect(en.summary).toHaveLength(no.summary.length);
  });

  it.each(legalSlugs)('say it in as many paragraphs, points and links (%s)', (slug) => {
    const shape = (locale: Locale) =>
      legalTexts[slug][locale].sections.map(({ id, body }) => {
        const html = renderToStaticMarkup(<>{body}</>);
        return [id, ...[/<p\b/g, /<li\b/g, /<strong\b/g].map((tag) => count(html, tag))];
      });
    expect(shape('en')).toEqual(shape('no'));
    const links = (locale: Locale) =>
      [...markup(slug, locale).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links('en').sort()).toEqual(links('no').sort());
  });

  it.each(cases)('name a section only once ($slug, $locale)', ({ slug, locale }) => {
    const ids = legalTexts[slug][locale].sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(cases)('link only to pages and sections that exist ($slug, $locale)', (page) => {
    for (const [, slug, section] of markup(page.slug, page.locale).matchAll(
      /href="\/([a-z]+)(?:#([a-z-]+))?"/g,
    )) {
      const target = legalTexts[slug as keyof typeof legalTexts];
      expect(target).toBeDefined();
      const ids = target[page.locale].sections.map(({ id }) => id);
      if (section) expect(ids).toContain(section);
    }
  });

  it.each(cases)('are neither thin nor endless ($slug, $locale)', ({ slug, locale }) => {
    const words = text(markup(slug, locale)).trim().split(' ').length;
    const isLong = slug === 'privacy' || slug === 'terms';
    expect(words).toBeGreaterThan(isLong ? 1200 : 300);
    expect(words).toBeLessThan(isLong ? 2000 : 900);
  });

  it.each(cases)('describe themselves at a length searches show ($slug, $locale)', (page) => {
    const { title, description } = legalTexts[page.slug][page.locale];
    expect(title.length).toBeLessThan(50);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThan(161);
  });
});
