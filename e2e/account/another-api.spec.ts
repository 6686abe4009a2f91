import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { baseUrl, expect, messages, newEmail, test } from '../fixtures';
import { serve, serveSite } from '../other-origin';

/* The public site with an API by another vendor, which has the ten calls of the specification and no other. */

const { PlanCheckout: t, LoginDialog, Auth, Checkout, Pricing } = messages.no;
const later = '2999-01-01T00:00:00Z';
const cookieName = 'other-session';

interface Account {
  email: string;
  trialEnds?: string | null;
  hasPersonal?: boolean;
  school?: { seats: number; isActive: boolean; teachers: number; isAdmin: boolean };
}

/** Fields of the specification, section 3, and no other; ids are numbers. */
const toTeacher = ({ email, trialEnds, hasPersonal, school }: Account) => ({
  ...{ id: 7, name: 'Kari', email, role: 'teacher', school_id: school ? 3 : null },
  ...{ created_at: '2026-01-01T00:00:00Z', trial_expires_at: trialEnds ?? null },
  has_active_personal_subscription: Boolean(hasPersonal),
  personal_subscription_current_period_end: null,
});

async function serveOtherApi(account: Account) {
  const asked: { call: string; body: unknown }[] = [];
  const answers: Record<
    string,
    (body: { owner_type?: string }, response: ServerResponse) => unknown
  > = {
    'GET /session/csrf': () => ({ csrfToken: 'token' }),
    'POST /sessionLogin': (_, response) => {
      response.setHeader('Set-Cookie', `${cookieName}=1; Path=/; HttpOnly; SameSite=Lax`);
      return { ok: true };
    },
    'POST /sessionLogout': (_, response) => {
      response.setHeader('Set-Cookie', `${cookieName}=; Path=/; Max-Age=0`);
      return {};
    },
    'GET /session/me': () => ({ email: account.email }),
    [`GET /teachers/email/${encodeURIComponent(account.email)}`]: () => [toTeacher(account)],
    [`GET /admins/email/${encodeURIComponent(account.email)}`]: () =>
      account.school?.isAdmin ? [{ id: 1 }] : [],
    'GET /teachers/ull/7': () => ({}),
    'GET /schools/3': () => ({
      seat_limit: account.school?.seats,
      has_active_subscription: account.school?.isActive,
      subscription_current_period_end: null,
    }),
    'GET /teachers/activecount/3': () => account.school?.teachers,
    'POST /stripe/create-checkout-session': () => ({ url: `${server.url}/pay` }),
  };
  const readBody = async (request: IncomingMessage) => {
    let text = '';
    for await (const part of request) text += String(part);
    return (text ? JSON.parse(text) : {}) as object;
  };
  const server = await serve(0, async (request, response) => {
    const call = `${request.method} ${request.url}`;
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (call === 'GET /pay') return response.end('<!doctype html><title>Pay</title>');
    const answer = answers[call];
    const body = await readBody(request);
    asked.push({ call, body });
    if (!answer) return response.writeHead(404).end('Not found');
    const isOpen = /session(\/csrf|Login|Logout)/.test(call);
    if (!isOpen && !request.headers.cookie?.includes(`${cookieName}=1`)) {
      return response.writeHead(401).end();
    }
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify(answer(body, response)));
  });
  const calls = () => asked.map(({ call }) => call);
  return { ...server, asked, calls };
}

async function standInForFirebase(page: Page, email: string) {
  const mailed: unknown[] = [];
  await page.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const claims = { sub: 'kari', email, exp: 4e9, iat: 1 };
    const idToken = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
    if (pathname.endsWith(':sendOobCode')) mailed.push(route.request().postDataJSON());
    const json = pathname.endsWith(':lookup')
      ? { users: [{ localId: 'kari', email }] }
      : { idToken, refreshToken: 'r', expiresIn: '3600', localId: 'kari', email };
    return route.fulfill({ headers, json });
  });
  return mailed;
}

test('the site works with an API that offers only the ten calls of the product specification', async ({
  page,
}) => {
  const account: Account = { email: newEmail() };
  const api = await serveOtherApi(account);
  const mailed = await standInForFirebase(page, account.email);
  const site = await serveSite(0, {
    NEXT_PUBLIC_API_BASE_URL: api.url,
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  });
  const open = (path: string) => page.goto(`${site.url}${new URL(baseUrl()).pathname}${path}`);
  const bar = page.getByRole('region', { name: t.account });
  const plan = (name: string) =>
    bar.getByText(t.subscription.replace('{plan}', name), { exact: true });
  const regainFocus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  try {
    await test.step('a visitor signs in after the session was checked on load', async () => {
      await open('/pricing/teacher?frequency=yearly');
      await expect.poll(api.calls).toContain('GET /session/me');
      await page.getByRole('button', { name: LoginDialog.opener }).click();
      const dialog = page.getByRole('dialog', { name: LoginDialog.title });
      await dialog.getByLabel(Auth.email, { exact: true }).fill(account.email);
      await dialog.getByLabel(Auth.password, { exact: true }).fill('et langt passord');
      await dialog.getByRole('button', { name: Auth.signIn, exact: true }).click();
      await expect(plan(t.plans.none)).toBeVisible();
      const { body } = api.asked.find(({ call }) => call === 'POST /sessionLogin')!;
      expect(body).toEqual({ idToken: expect.stringMatching(/^e30\./), csrfToken: 'token' });
    });

    await test.step('each state of the plan is shown, even after a change when the window regains the focus', async () => {
      account.trialEnds = later;
      await regainFocus();
      await expect(plan(t.plans.trial)).toBeVisible();
      account.hasPersonal = true;
      await regainFocus();
      await expect(plan(Pricing.tiers.teacher.name)).toBeVisible();
      account.hasPersonal = false;
      account.school = { seats: 35, isActive: true, teachers: 20, isAdmin: true };
      await open('/pricing/schoolM?frequency=yearly');
      await expect(plan(Pricing.tiers.schoolM.name)).toBeVisible();
      await expect(page.getByRole('button', { name: t.current })).toBeVisible();
    });

    await test.step('a plan is refused by the number of active teachers', async () => {
      account.school = { seats: 20, isActive: false, teachers: 20, isAdmin: true };
      await open('/pricing/schoolS?frequency=yearly');
      const buy = page.getByRole('button', { name: t.buy.school, exact: true });
      await expect(buy).toHaveAttribute('aria-disabled', 'true');
      expect(api.calls()).toContain('GET /teachers/activecount/3');
      await open('/pricing/schoolM?frequency=yearly');
      await expect(buy).not.toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('a teacher buys a plan, and the outcomes are shown', async () => {
      account.school = undefined;
      account.trialEnds = null;
      await open('/pricing/teacher?frequency=yearly');
      await page.getByRole('button', { name: t.buy.teacher, exact: true }).click();
      await expect(page).toHaveURL(`${api.url}/pay`);
      expect(api.asked.at(-1)).toEqual({
        call: 'POST /stripe/create-checkout-session',
        body: { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' },
      });
      for (const outcome of ['success', 'canceled'] as const) {
        await open(`?${outcome}=true`);
        const dialog = page.getByRole('dialog', { name: Checkout[outcome].title });
        await expect(dialog.getByText(Checkout[outcome].text)).toBeVisible();
      }
    });

    await test.step('the teacher logs out', async () => {
      await open('/pricing/teacher?frequency=yearly');
      await page.getByRole('button', { name: t.logOut }).click();
      await expect(page.getByRole('button', { name: LoginDialog.opener })).toBeVisible();
    });

    await test.step('Firebase mails a password reset only to a valid address', async () => {
      await page.getByRole('button', { name: LoginDialog.opener }).click();
      await page.getByRole('button', { name: Auth.forgot }).click();
      const reset = page.getByRole('dialog', { name: Auth.resetTitle });
      const field = reset.getByLabel(Auth.email, { exact: true });
      await field.fill('kari@@skole');
      await field.press('Enter');
      await expect(reset.getByText(Auth.errorInvalidEmail)).toBeVisible();
      await field.fill(account.email);
      await field.press('Enter');
      await expect(page.getByText(Auth.resetEmailSent)).toBeVisible();
      expect(mailed).toMatchObject([{ requestType: 'PASSWORD_RESET', email: account.email }]);
    });
  } finally {
    await site.close();
    await api.close();
  }
});
