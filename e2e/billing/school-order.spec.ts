import type { Page } from 'playwright/test';
import { formatAmount } from '../../lib/core/billing/format-price';
import type { TierSlug } from '../../lib/core/billing/plans';
import { withVat, yearlyOre } from '../../lib/core/billing/testing/prices';
import { sticksOut, violationsInBothThemes } from '../axe';
import { setPlan } from '../database';
import { expect, messages, test } from '../fixtures';

// Every refusal and failure of the form is tested on the rendered component.

const school = { isAdmin: true };
const number = '974 760 673';

const { Order: t, PlanCheckout, Pricing, Errors, Auth } = messages.no;
const kroner = (ore: number) => formatAmount(ore, 'nb-NO');
const planName = (slug: TierSlug) => Pricing.tiers[slug].name;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const organizationNumber = (page: Page) => box(page, t.organizationNumber);
const invoiceEmail = (page: Page) => box(page, t.invoiceEmail);
const reference = (page: Page) => box(page, t.customerReference);
const orderButton = (page: Page) => page.getByRole('button', { name: t.order });
const doneTitle = (page: Page) => page.getByRole('heading', { level: 1, name: t.done.title });
const open = (page: Page, plan: string) => page.goto(`app/order/${plan}`);
const orders = (page: Page) => {
  const sent: { client_key: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/schools\/.*\/orders$/.test(request.url())) {
      sent.push(request.postDataJSON() as { client_key: string });
    }
  });
  return sent;
};

async function expectFits(page: Page) {
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await sticksOut(page)]).toEqual([width, []]);
  }
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
}

test('an admin completes the order form, orders by EHF and gets the plan', async ({
  page,
  teacher,
}) => {
  await setPlan(teacher.email, { hasTrial: true, school });
  await page.goto('pricing/schoolS?frequency=yearly');
  await page.getByRole('button', { name: PlanCheckout.buy.school }).click();
  await expect(page).toHaveURL(/\/app\/order\/schoolS$/);
  const title = t.title.replace('{plan}', planName('schoolS'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const summary = page.getByRole('region', { name: planName('schoolS') });
  await expect(summary.getByText('Solbakken skole')).toBeVisible();
  await expect(summary.getByText(t.startsNow)).toBeVisible();
  const netOre = yearlyOre.schoolS;
  const totalOre = withVat(netOre);
  for (const ore of [netOre, totalOre - netOre, totalOre]) {
    await expect(summary.getByText(kroner(ore), { exact: true })).toBeVisible();
  }
  await expect(box(page, t.organizationName)).toHaveValue('Solbakken skole');

  await orderButton(page).click();
  const { problems } = t;
  await expect(organizationNumber(page)).toBeFocused();
  await expect(organizationNumber(page)).toHaveAccessibleDescription(
    new RegExp(problems.numberRequired),
  );
  await expect(reference(page)).toHaveAccessibleDescription(new RegExp(problems.referenceRequired));
  await organizationNumber(page).fill('974 760 674');
  await expect(page.getByText(problems.numberWrong)).toBeVisible();
  await organizationNumber(page).fill(number);
  await expect(page.getByText(problems.numberWrong)).toHaveCount(0);
  await orderButton(page).click();
  await expect(reference(page)).toBeFocused();
  await reference(page).fill('Kari 4021');
  await orderButton(page).click();

  await expect(doneTitle(page)).toBeFocused();
  const done = page.getByRole('main');
  await expect(done.getByText(kroner(totalOre))).toBeVisible();
  await expect(done.getByText(t.done.byEhf.replace('{number}', number))).toBeVisible();
  await expect(done.getByText('Kari 4021')).toBeVisible();
  await expect(done.getByText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)).toBeVisible();

  await page.goto('pricing/schoolS?frequency=yearly');
  await expect(page.getByRole('button', { name: PlanCheckout.current })).toBeDisabled();
  await open(page, 'schoolS');
  await expect(page.getByText(PlanCheckout.blocks.currentPlan)).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
});

test('an admin upgrades by email invoice, on pages that are accessible and fit every width', async ({
  page,
  teacher,
}) => {
  await setPlan(teacher.email, { school: { ...school, plan: 's' } });
  await open(page, 'schoolL');
  await page.getByRole('radio', { name: t.email, exact: true }).check();
  await organizationNumber(page).fill('974760673');
  await reference(page).fill('Kari 4021');
  await orderButton(page).click();
  await expect(invoiceEmail(page)).toBeFocused();
  await expect(invoiceEmail(page)).toHaveAccessibleDescription(
    new RegExp(t.problems.invoiceEmailRequired),
  );
  await expectFits(page);
  await invoiceEmail(page).fill('faktura');
  await expect(page.getByText(t.problems.emailWrong)).toBeVisible();
  await invoiceEmail(page).fill('faktura-med-en-lang-adresse@solbakken.example');
  await orderButton(page).click();
  await expect(doneTitle(page)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectFits(page);
  await expect(
    page.getByText(
      t.done.byEmail.replace('{email}', 'faktura-med-en-lang-adresse@solbakken.example'),
    ),
  ).toBeVisible();
  await expect(page.getByText(kroner(withVat(yearlyOre.schoolL)))).toBeVisible();
  await page.getByRole('link', { name: t.toApp }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: messages.no.FirstSteps.title }),
  ).toBeVisible();
});

test('a visitor of the order page is asked to sign in', async ({ page }) => {
  await open(page, 'schoolS');
  await expect(page.getByRole('heading', { level: 1, name: Auth.signInTitle })).toBeVisible();
  await expect(orderButton(page)).toHaveCount(0);
});

test('an order form survives a reload and a lost response, and resends an identical order', async ({
  page,
  teacher,
}) => {
  await setPlan(teacher.email, { school });
  const sent = orders(page);
  await open(page, 'schoolM');
  await organizationNumber(page).fill(number);
  await page.getByRole('radio', { name: t.email, exact: true }).check();
  await invoiceEmail(page).fill('faktura@solbakken.example');
  await page.reload();
  await expect(organizationNumber(page)).toHaveValue(number);
  await expect(invoiceEmail(page)).toHaveValue('faktura@solbakken.example');
  await reference(page).fill('Kari 4021');

  await page.route('**/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: Errors.offline })).toBeVisible();
  await expect(reference(page)).toHaveValue('Kari 4021');
  await page.unroute('**/orders');
  await orderButton(page).click();
  await expect(doneTitle(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('an order can be placed with the keyboard alone', async ({ page, teacher }) => {
  await setPlan(teacher.email, { school });
  await page.goto('app/order/schoolS');
  await expect(page.getByRole('button', { name: t.order })).toBeVisible();
  const tabTo = async (role: 'textbox' | 'radio' | 'button' | 'link', name: string) => {
    const target = page.getByRole(role, { name, exact: true });
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo('textbox', t.organizationNumber);
  await page.keyboard.type(number);
  await tabTo('radio', t.ehf);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t.email, exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: t.invoiceEmail })).toBeFocused();
  await page.keyboard.type('faktura@solbakken.example');
  await tabTo('textbox', t.customerReference);
  await page.keyboard.type('Kari 4021');
  await tabTo('button', t.order);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t.done.title })).toBeFocused();
  await tabTo('link', t.toApp);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app$/);
});
