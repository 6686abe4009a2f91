import { legalSlugs, type LegalSlug } from '@/lib/i18n/legal-slugs';
import { locales, type Locale } from '@/lib/i18n/locales';
import { maxClasses, maxSchoolClasses } from '@/lib/contracts/classes/class-list';
import { maxMaps } from '@/lib/contracts/maps/maps';
import { maxRooms } from '@/lib/contracts/rooms/rooms';
import { readLegalText, type LegalText } from './read-legal-text';
import { toHtml } from './testing/legal-html';

const cases = legalSlugs.flatMap((slug) => locales.map((locale) => ({ slug, locale })));

const legalTexts = {} as Record<LegalSlug, Record<Locale, LegalText>>;
beforeAll(async () => {
  for (const { slug, locale } of cases) {
    legalTexts[slug] = { ...legalTexts[slug], [locale]: await readLegalText(slug, locale) };
  }
});

const markup = (slug: LegalSlug, locale: Locale) =>
  toHtml(
    legalTexts[slug][locale].sections.map(({ id, children }) => (
      <section key={id}>{children}</section>
    )),
    locale,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** Facts that the pages must state by the specification and the design. */
const facts: [fact: string, page: LegalSlug, no: string, en: string][] = [
  ['the least age', 'terms', 'minst 18 år', 'at least 18 years old'],
  ['the duty to register', 'terms', 'registrere deg', 'register with an account of your own'],
  ['the least age', 'acceptableuse', 'minst 18 år', 'at least 18'],
  ['the least age', 'eula', 'minst 18 år', 'at least 18'],
  [
    'who sees contributions',
    'terms',
    'bare synlige for brukere ved samme skole',
    'visible only to users in the same school',
  ],
  [
    'who sees contributions',
    'privacy',
    'bare synlige for brukere ved samme skole',
    'visible only to users in the same school',
  ],
  ['first names only', 'privacy', 'bare fornavn', 'first name only'],
  ['first names only', 'acceptableuse', 'bare fornavn', 'first names only'],
  [
    'storage in Germany',
    'privacy',
    'på europeiske servere, i Tyskland',
    'on European servers, in Germany',
  ],
  ['what e-mail is for', 'privacy', 'når du vil ha nytt passord', 'when you want a new password'],
  ['the processor', 'privacy', 'GDPR artikkel 28', 'Article 28 of the GDPR'],
  ['the processor', 'terms', 'vi er databehandler', 'we are the processor'],
  ['the supervisory authority', 'privacy', 'Datatilsynet', 'Datatilsynet'],
  ['the most classes', 'terms', `inntil ${maxClasses} klasser`, `up to ${maxClasses} classes`],
  [
    'the most classes of a school',
    'terms',
    `${maxSchoolClasses / 1000} 000 klasser`,
    `${maxSchoolClasses.toLocaleString('en')} classes`,
  ],
  [
    'the most maps',
    'terms',
    `${maxMaps / 1000} 000 klassekart`,
    `${maxMaps.toLocaleString('en')} seating maps`,
  ],
  ['the most rooms', 'terms', `${maxRooms} rom`, `${maxRooms} rooms`],
  ['the currency', 'terms', 'norske kroner', 'Norwegian kroner (NOK)'],
  ['VAT', 'terms', '25 prosent merverdiavgift', '25 per cent VAT'],
  ['invoices in time', 'terms', 'senest en uke før', 'no later than one week before'],
  ['no refunds', 'terms', 'Kjøp refunderes ikke', 'All purchases are non-refundable'],
  ['no refunds', 'return', 'Kjøp refunderes ikke', 'All purchases are non-refundable'],
  ['the right of withdrawal', 'return', 'innen 14 dager', 'within 14 days'],
  [
    'cancellation',
    'terms',
    'gjelder fra slutten av perioden som er betalt',
    'takes effect at the end of the paid term',
  ],
  [
    'cancellation',
    'return',
    'gjelder fra slutten av perioden som er betalt',
    'takes effect at the end of the paid term',
  ],
  ['renewal', 'terms', 'fornyes', 'renews'],
  ['the school’s trial', 'terms', '90 dager', '90 days'],
  ['the teacher’s trial', 'terms', '30 dager', '30 days'],
  [
    'the trial of 2023, which is past',
    'terms',
    'Tidligere tilbud, som tok slutt 31. desember 2023: Nye brukere fikk gratis prøveperiode ut hele året 2023',
    'Past offer, which ended on 31 December 2023: New users got a free trial for the entire year 2023',
  ],
  ['six months for a school that goes on', 'terms', 'seks måneder', 'six months'],
  [
    'the limit of liability',
    'terms',
    'det laveste av beløpet du har betalt oss de siste seks månedene, og 3 000 kroner',
    'the lesser of the amount you have paid us in the last six months and NOK 3,000',
  ],
  [
    'negotiation before arbitration',
    'terms',
    'uformelle forhandlinger i minst 30 dager',
    'informal negotiation for at least 30 days',
  ],
  ['arbitration', 'terms', 'voldgift', 'arbitration'],
  ['the governing law', 'terms', 'norsk rett', 'Norwegian law'],
  ['the governing law', 'eula', 'norsk rett', 'Norwegian law'],
  ['deletion in the app', 'terms', 'slette kontoen i appen', 'delete the account in the app'],
  ['deletion in the app', 'privacy', 'sletter den i appen', 'delete it in the app'],
  ['estimated benefits', 'disclaimer', '4 000 kroner i året', 'NOK 4,000 a year'],
];

describe('the legal text', () => {
  it.each(legalSlugs)('has the same sections in both languages: %s', (slug) => {
    const { no, en } = legalTexts[slug];
    expect(en.sections.map(({ id }) => id)).toEqual(no.sections.map(({ id }) => id));
    expect(en.summary).toHaveLength(no.summary.length);
  });

  it.each(legalSlugs)(
    'has as many paragraphs, points and links in Norwegian as in English: %s',
    (slug) => {
      const shape = (locale: Locale) =>
        legalTexts[slug][locale].sections.map(({ id, children }) => {
          const html = toHtml(children, locale);
          return [id, ...[/<p\b/g, /<li\b/g, /<strong\b/g].map((tag) => count(html, tag))];
        });
      expect(shape('en')).toEqual(shape('no'));
      const links = (locale: Locale) =>
        [...markup(slug, locale).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links('en').sort()).toEqual(links('no').sort());
    },
  );

  it.each(cases)('has unique section ids: $slug in the language $locale', ({ slug, locale }) => {
    const ids = legalTexts[slug][locale].sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(cases)(
    'links only to existing pages and sections: $slug in the language $locale',
    (page) => {
      for (const [, slug, section] of markup(page.slug, page.locale).matchAll(
        /href="\/([a-z]+)(?:#([a-z-]+))?"/g,
      )) {
        const target = legalTexts[slug as keyof typeof legalTexts];
        expect(target).toBeDefined();
        const ids = target[page.locale].sections.map(({ id }) => id);
        if (section) expect(ids).toContain(section);
      }
    },
  );

  it.each(cases)(
    'has a length within its limits: $slug in the language $locale',
    ({ slug, locale }) => {
      const words = text(markup(slug, locale)).trim().split(' ').length;
      const isLong = slug === 'privacy' || slug === 'terms';
      expect(words).toBeGreaterThan(isLong ? 1200 : 300);
      expect(words).toBeLessThan(isLong ? 2100 : 1300);
    },
  );

  it.each(cases)(
    'has a title and a description that fit search results: $slug in the language $locale',
    (page) => {
      const { title, description } = legalTexts[page.slug][page.locale];
      expect(title.length).toBeLessThan(50);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThan(161);
    },
  );

  it.each(facts)('contains the required facts: "%s" on the page %s', (_, slug, no, en) => {
    for (const [locale, words] of [
      ['no', no],
      ['en', en],
    ] as const) {
      const said = text(markup(slug, locale))
        .replace(/ ([,.])/g, '$1')
        .toLowerCase();
      expect(said).toContain(words.toLowerCase());
    }
  });
});
