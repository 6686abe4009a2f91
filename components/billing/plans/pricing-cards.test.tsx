/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tiers } from '@/lib/core/billing/plans';
import { sitePages } from '@/components/site/seo/site-pages';
import { publicEnv } from '@/lib/env/public';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PricingCards } from './pricing-cards';

const t = words('Pricing');
/** Formats an amount as in "NOK 1,499". */
const inKroner = (priceOre: number) => `NOK ${(priceOre / 100).toLocaleString('en-GB')}`;

function card(name: string) {
  renderApp(<PricingCards />);
  const heading = screen.getByRole('heading', { level: 3, name });
  return within(heading.closest('li')!);
}

describe('the pricing cards', () => {
  it.each(tiers)('of $slug show the price, the original price and the discount', (tier) => {
    const { slug, priceOre, originalPriceOre } = tier;
    const original = originalPriceOre!.yearly!;
    const badge = `-${Math.round(100 - (100 * priceOre.yearly) / original)}%`;
    const name = t(`tiers.${slug}.name`);
    const shown = card(name);
    expect(shown.getByText(inKroner(priceOre.yearly))).toBeVisible();
    expect(shown.getByText(inKroner(original), { selector: 's' })).toBeVisible();
    expect(shown.getByText(badge)).toBeVisible();
    const link = shown.getByRole('link', { name: new RegExp(name) });
    expect(link).toHaveAttribute(
      'href',
      `${publicEnv().basePath}/pricing/${slug}?frequency=yearly`,
    );
    expect(sitePages.map((page) => page.path)).toContain(`/pricing/${slug}`);
  });

  it('highlight only the teacher plan as the most popular', () => {
    expect(card(t('tiers.teacher.name')).getByText(t('mostPopular'))).toBeVisible();
    expect(screen.getAllByText(t('mostPopular'))).toHaveLength(1);
  });

  it('show that the teacher price includes VAT and school prices exclude it', () => {
    expect(card(t('tiers.teacher.name')).getByText(t('note.teacher'))).toBeVisible();
    expect(screen.getAllByText(t('note.school'))).toHaveLength(3);
  });

  it.each([
    ['schoolS', 20],
    ['schoolM', 35],
    ['schoolL', 50],
  ] as const)('of %s show room for %d teachers', (slug, teachers) => {
    const feature = `Room for ${teachers} teachers`;
    expect(card(t(`tiers.${slug}.name`)).getByText(feature)).toBeVisible();
  });

  it('show the fair-use limits of "unlimited"', () => {
    renderApp(<PricingCards />);
    expect(screen.getByText(/up to 500 classes per teacher and 20,000 per school/)).toBeVisible();
  });

  it('show no choice of payment frequency when plans are billed yearly only', () => {
    renderApp(<PricingCards />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('show a choice of payment frequency when a plan has several prices', async () => {
    // Applies the CSS rule that shows the chosen prices.
    const css = readFileSync('app/[locale]/site.css', 'utf8');
    const [, rule] = /@utility shows-frequency \{([^]*?)\n\}/.exec(css)!;
    const style = document.createElement('style');
    style.textContent = rule!.replaceAll('&', '.shows-frequency');
    document.head.append(style);

    const [teacher, school] = tiers;
    const priceOre = { ...teacher!.priceOre, monthly: 19_00 };
    renderApp(<PricingCards plans={[{ ...teacher!, priceOre }, school!]} />);
    const choice = within(screen.getByRole('group', { name: t('frequency.label') }));
    expect(choice.getByRole('radio', { name: t('frequency.yearly') })).toBeChecked();
    const shownPlan = () => screen.getByRole('link', { name: new RegExp(t('tiers.teacher.name')) });
    expect(screen.getByText(inKroner(priceOre.yearly))).toBeVisible();
    expect(screen.getByText('NOK 19')).not.toBeVisible();
    expect(shownPlan()).toHaveAttribute('href', expect.stringMatching(/frequency=yearly$/));

    await userEvent.click(choice.getByRole('radio', { name: t('frequency.monthly') }));
    expect(screen.getByText(inKroner(priceOre.yearly))).not.toBeVisible();
    expect(screen.getByText('NOK 19')).toBeVisible();
    expect(shownPlan()).toHaveAttribute('href', expect.stringMatching(/frequency=monthly$/));
    // A plan with one price still shows that price.
    expect(screen.getByText(inKroner(school!.priceOre.yearly))).toBeVisible();
    style.remove();
  });
});
