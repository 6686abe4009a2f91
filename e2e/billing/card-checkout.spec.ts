import type { APIRequestContext, Page } from 'playwright/test';
import { formatPrice } from '../../lib/core/billing/format-price';
import { yearlyOre } from '../../lib/core/billing/testing/prices';
import { call, type TestTeacher } from '../api';
import { violationsInBothThemes } from '../axe';
import { setPlan } from '../database';
import { baseUrl, expect, messages, test } from '../fixtures';

const teacherPlan = { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' };

/** Begins the checkout as the plan page does, and answers with the address it leads to. */
async function beginCheckout(request: APIRequestContext): Promise<string> {
  const response = await call(request, 'POST', '/stripe/create-checkout-session', teacherPlan);
  expect(response.status()).toBe(200);
  return (await response.json()).url;
}

async function isSubscriber(request: APIRequestContext, { email }: TestTeacher): Promise<boolean> {
  const [record] = await (await call(request, 'GET', `/teachers/email/${email}`)).json();
  return record.has_active_personal_subscription;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const { Checkout: notice, TestCheckout: t } = messages.no;

test('a teacher in the trial cancels a checkout and completes it later', async ({
  page,
  teacher,
}) => {
  const url = await beginCheckout(page.request);

  await test.step('a teacher who cancels has bought nothing and returns to the open checkout', async () => {
    await page.goto(url);
    await press(page, t.cancel);
    await expect(page.getByRole('dialog', { name: notice.canceled.title })).toBeVisible();
    expect(await isSubscriber(page.request, teacher)).toBe(false);
    expect(await beginCheckout(page.request)).toBe(url);
  });

  await test.step('a teacher adds a card, and the plan is active when the landing page confirms it', async () => {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    await expect(page.getByText(messages.no.TestCheckout.banner)).toBeVisible();
    await expect(page.getByText(messages.en.TestCheckout.banner)).toBeVisible();
    await expect(page.getByText(teacher.email)).toBeVisible();
    await press(page, t.saveCard);
    await expect(page.getByRole('dialog', { name: notice.success.title })).toBeVisible();
    await expect(page.getByText(notice.success.text)).toBeVisible();
    expect(await isSubscriber(page.request, teacher)).toBe(true);
    await expect(page).toHaveURL(baseUrl());

    const again = await call(page.request, 'POST', '/stripe/create-checkout-session', teacherPlan);
    expect([again.status(), (await again.json()).code]).toEqual([409, 'currentPlan']);
  });
});

test('a teacher pays by card after the trial', async ({ page, teacher, stranger }) => {
  await setPlan(teacher.email, { hasTrial: false });

  await test.step('a failed payment is reported, buys nothing, and can be tried again', async () => {
    const url = await beginCheckout(page.request);
    await page.goto(url);
    await press(page, t.fail);
    const failed = page.getByRole('dialog', { name: notice.error.title });
    await expect(failed).toBeVisible();
    expect(await isSubscriber(page.request, teacher)).toBe(false);
    await failed.getByRole('link', { name: notice.again }).click();
    await page.getByRole('button', { name: messages.no.PlanCheckout.buy.teacher }).click();
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
    const secondTry = page.url();
    await page.goto(url);
    await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
    await page.goto(secondTry);
    await press(page, t.pay);
    await expect(page.getByRole('dialog', { name: notice.success.title })).toBeVisible();
    expect(await isSubscriber(page.request, teacher)).toBe(true);
  });

  await test.step('a teacher who pays by card and joins a school ends the card with the period, by one button', async () => {
    const { Account, CardQuestion } = messages.no;
    const admin = stranger.teacher.email;
    await setPlan(admin, { school: { plan: 's', isAdmin: true } });
    const [{ school_id: id }] = await (
      await call(stranger.request, 'GET', `/teachers/email/${admin}`)
    ).json();
    const settings = await call(stranger.request, 'GET', `/schools/${id}/settings`);
    const { licenceCode } = await settings.json();

    await page.goto('app/account');
    await page.getByLabel(Account.licenceCode, { exact: true }).fill(licenceCode);
    await press(page, Account.join);
    const question = page.getByRole('dialog', { name: CardQuestion.title });
    await expect(question).toContainText(
      `Likevel trekkes ${formatPrice(yearlyOre.teacher, 'nb-NO')}`,
    );
    expect(await violationsInBothThemes(page)).toEqual([]);
    await question.getByRole('button', { name: CardQuestion.end }).press('Enter');
    await expect(page.getByText(CardQuestion.ended)).toBeVisible();
    const [joined] = await (
      await call(page.request, 'GET', `/teachers/email/${teacher.email}`)
    ).json();
    expect(joined.school_id).toBe(id);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a teacher who has paid sees a receipt and the header of a signed-in user', async ({
    page,
    teacher,
  }) => {
    await setPlan(teacher.email, { hasTrial: false });
    await page.goto(await beginCheckout(page.request));
    await press(page, t.pay);
    const receipt = page.getByRole('region', { name: notice.success.title });
    await expect(receipt).toContainText(notice.success.text);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: messages.no.SiteMenu.openApp })).toBeVisible();
    await expect(header.getByRole('link', { name: messages.no.Frame.signIn })).toHaveCount(0);
    expect(await isSubscriber(page.request, teacher)).toBe(true);
    await receipt.getByRole('link', { name: notice.close }).click();
    await expect(receipt).toHaveCount(0);
  });
});

test('the checkout outcome is shown in the page when the dialog fails to load', async ({
  page,
}) => {
  const scripts = '**/_next/static/chunks/*.js';
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    // Only scripts of dialogs contain the name of Radix's title component.
    const isDialog = (await response.text()).includes('DialogTitle');
    return isDialog ? route.abort() : route.fulfill({ response });
  });
  await page.goto('?canceled=true');
  await expect(page).toHaveURL(baseUrl());
  await expect(page.getByRole('region', { name: notice.canceled.title })).toContainText(
    notice.canceled.text,
  );
});
