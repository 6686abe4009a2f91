/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tiers } from '@/lib/core/billing/plans';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PricingCards } from './pricing-cards';

const t = words('Pricing');
const inKroner = (priceOre: number) => `NOK ${(priceOre / 100).toLocaleString('en-GB')}`;

describe('the pricing cards', () => {
  it('show the fair-use limits of "unlimited"', () => {
    renderApp(<PricingCards />);
    expect(screen.getByText(/up to 500 classes per teacher and 20,000 per school/)).toBeVisible();
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
