import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tiers } from '@/lib/core/billing/plans';
import { yearlyOre } from '@/lib/core/billing/testing/prices';
import { publicEnv } from '@/lib/env/public';
import { realMessages } from '@/lib/i18n/testing/server-words';
import { ArticleData } from './article-data';
import { BreadcrumbData } from './breadcrumb-data';
import { FaqData } from './faq-data';
import { OrganizationData } from './organization-data';
import { ProductData } from './product-data';

const mockEnv = {};
jest.mock('@/lib/env/public', () => ({ publicEnv: () => mockEnv }));

const english = 'https://seatmaps.example/smg';

beforeEach(() => {
  Object.assign(publicEnv(), {
    basePath: '/smg',
    siteUrls: { no: 'https://klassekart.example', en: 'https://seatmaps.example' },
    company: { name: 'Desks AS', email: 'post@desks.example', organizationNumber: '' },
  });
});

function readData(element: ReactElement) {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en-GB" messages={realMessages('en')} timeZone="Europe/Oslo">
      {element}
    </NextIntlClientProvider>,
  );
  const [, json] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json!) as Record<string, unknown>;
}

describe('the structured data for search engines', () => {
  it('describes the company, without an organisation number when unknown', () => {
    expect(readData(<OrganizationData />)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Desks AS',
      legalName: 'Desks AS',
      brand: { '@type': 'Brand', name: 'Klassekart' },
      url: english,
      logo: `${english}/icons/icon-512.png`,
      email: 'post@desks.example',
    });
    publicEnv().company.organizationNumber = '987654321';
    expect(readData(<OrganizationData />)).toMatchObject({ identifier: { value: '987654321' } });
  });

  it('lists every plan with its yearly price and whether VAT is included', () => {
    const { offers } = readData(<ProductData tiers={tiers} />) as { offers: object[] };
    expect(offers).toMatchObject([
      { price: yearlyOre.teacher / 100, priceCurrency: 'NOK', url: `${english}/pricing/teacher` },
      {
        price: yearlyOre.schoolS / 100,
        priceSpecification: { valueAddedTaxIncluded: false, billingDuration: 'P1Y' },
      },
      { price: yearlyOre.schoolM / 100 },
      { price: yearlyOre.schoolL / 100 },
    ]);
    expect(offers[0]).toMatchObject({ priceSpecification: { valueAddedTaxIncluded: true } });
  });

  it('lists the questions and answers of the FAQ', () => {
    const { items } = realMessages('en').Faq;
    const { mainEntity } = readData(<FaqData />) as { mainEntity: object[] };
    expect(mainEntity).toEqual(
      Object.values(items).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
  });

  it('describes an article and escapes markup in its title', () => {
    const article = readData(
      <ArticleData
        path="/articles/privacy"
        language="en"
        title="</script><script>alert(1)</script>"
        description="Why & how"
        datetime="2026-11-21"
      />,
    );
    expect(article).toMatchObject({
      headline: '</script><script>alert(1)</script>',
      description: 'Why & how',
      inLanguage: 'en-GB',
      mainEntityOfPage: `${english}/articles/privacy`,
    });
  });

  it('lists the breadcrumbs from the front page to a page', () => {
    const { itemListElement } = readData(
      <BreadcrumbData path="/privacy" language="en" title="Privacy" />,
    );
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Klassekart', item: english },
      { '@type': 'ListItem', position: 2, name: 'Privacy', item: `${english}/privacy` },
    ]);
  });
});
