import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { termsVersion } from '../../lib/contracts/account/terms';
import { call, createClass } from '../api';
import { setPlan } from '../database';
import { servePage, serveSite } from '../other-origin';
import { baseUrl, expect, messages, test } from '../fixtures';

// API_ALLOWED_ORIGINS has one origin, on one port, so tests run one at a time.
test.describe.configure({ mode: 'default' });

interface Call {
  method?: string;
  path: string;
  body?: unknown;
}

const callFrom = (page: Page, { method = 'GET', path, body }: Call) =>
  page.evaluate(
    async ([url, init]) => {
      try {
        const response = await fetch(url, { ...init, credentials: 'include' });
        const text = await response.text();
        return { status: response.status, body: (text ? JSON.parse(text) : undefined) as unknown };
      } catch {
        return { status: 'refused' as const, body: undefined as unknown };
      }
    },
    [
      `${process.env.E2E_URL}/api${path}`,
      {
        method,
        headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
    ] as const,
  );

async function makeAccount(page: Page): Promise<string> {
  const { body } = await callFrom(page, { path: '/session/identity' });
  const { emulatorUrl, apiKey } = body as { emulatorUrl: string; apiKey: string };
  const email = `teacher-${randomUUID()}@example.no`;
  return page.evaluate(
    async ([url, account]) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      return ((await response.json()) as { idToken: string }).idToken;
    },
    [
      `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
      { email, password: 'et langt passord', returnSecureToken: true },
    ] as const,
  );
}

test('a site on an allowed origin can sign in, read, write and sign out', async ({ page }) => {
  const site = await servePage(Number(new URL(process.env.E2E_ALLOWED_ORIGIN!).port));
  try {
    await page.goto(site.url);
    expect((await callFrom(page, { path: '/session/me' })).status).toBe(401);

    const idToken = await makeAccount(page);
    const { body: csrf } = await callFrom(page, { path: '/session/csrf' });
    const { csrfToken } = csrf as { csrfToken: string };
    const signIn = { method: 'POST', path: '/sessionLogin', body: { idToken, csrfToken } };
    expect((await callFrom(page, signIn)).status).toBe(200);
    expect((await callFrom(page, { path: '/session/me' })).status).toBe(200);

    const body = { name: 'Kari', acceptedTerms: termsVersion };
    const signUp = { method: 'POST', path: '/teachers', body };
    expect((await callFrom(page, signUp)).status).toBe(200);
    const input = { id: randomUUID(), grade: '5', name: '5A', pupils: [] };
    const made = await callFrom(page, { method: 'POST', path: '/classes', body: input });
    expect(made.status).toBe(200);
    const path = `/classes/${input.id}`;
    const change = { grade: '6', name: '6A', version: 1, pupils: [] };
    expect((await callFrom(page, { method: 'PUT', path, body: change })).status).toBe(200);
    expect((await callFrom(page, { method: 'DELETE', path })).status).toBe(204);
    // CORS headers on refusals let the page read the error code.
    expect((await callFrom(page, { path })).body).toMatchObject({ code: 'notFound' });

    const signOut = { method: 'POST', path: '/sessionLogout', body: {} };
    expect((await callFrom(page, signOut)).status).toBe(200);
    expect((await callFrom(page, { path: '/session/me' })).status).toBe(401);
  } finally {
    await site.close();
  }
});

test('the site can sign in, read, buy and sign out when its API is on another origin', async ({
  page,
  stranger: { teacher },
}) => {
  const { PlanCheckout: t, LoginDialog, Auth } = messages.no;
  await setPlan(teacher.email, {});
  const apiBaseUrl = `${baseUrl()}/api`;
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && new URL(request.url()).pathname.includes('/api/')) {
      calls.push(`${request.method()} ${request.url()}`);
    }
  });
  const site = await serveSite(Number(new URL(process.env.E2E_ALLOWED_ORIGIN!).port), {
    NEXT_PUBLIC_API_BASE_URL: apiBaseUrl,
  });
  try {
    const planPage = `${site.url}${new URL(baseUrl()).pathname}/pricing/teacher?frequency=yearly`;
    await page.goto(planPage);
    await page.getByRole('button', { name: LoginDialog.opener }).click();
    const dialog = page.getByRole('dialog', { name: LoginDialog.title });
    await dialog.getByLabel(Auth.email, { exact: true }).fill(teacher.email);
    await dialog.getByLabel(Auth.password, { exact: true }).fill(teacher.password);
    await dialog.getByRole('button', { name: Auth.signIn, exact: true }).click();

    const account = page.getByRole('region', { name: t.account });
    await expect(account.getByText(teacher.email)).toBeVisible();
    await expect(
      account.getByText(t.subscription.replace('{plan}', t.plans.none), { exact: true }),
    ).toBeVisible();

    const buy = page.getByRole('button', { name: t.buy.teacher, exact: true });
    await buy.click();
    await expect(page.getByRole('heading', { name: messages.no.TestCheckout.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(planPage);
    await expect(buy).toBeEnabled();

    await page.getByRole('button', { name: t.logOut }).click();
    await expect(page.getByRole('button', { name: LoginDialog.opener })).toBeVisible();

    expect(calls.filter((made) => !made.includes(` ${apiBaseUrl}/`))).toEqual([]);
    const made = new Set(calls.map((one) => one.replace(` ${apiBaseUrl}`, ' ')));
    for (const expected of [
      'POST /sessionLogin',
      `GET /teachers/email/${encodeURIComponent(teacher.email)}`,
      'POST /stripe/create-checkout-session',
      'POST /sessionLogout',
    ]) {
      expect([...made]).toContain(expected);
    }
  } finally {
    await site.close();
  }
});

test('a site on a forbidden origin can neither read nor change data', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const own = await createClass(page.request, ['Ada']);
  const site = await servePage(0);
  try {
    await page.goto(site.url);
    const path = `/classes/${own.id}`;
    for (const asked of [
      { path: '/session/me' },
      { path },
      { method: 'DELETE', path },
      { method: 'PUT', path, body: { grade: '6', name: '6A', version: 1, pupils: [] } },
      { method: 'POST', path: '/sessionLogout', body: {} },
      // A form post needs no preflight.
      { method: 'POST', path: '/sessionLogout' },
    ]) {
      expect([asked, (await callFrom(page, asked)).status]).toEqual([asked, 'refused']);
    }
    const left = await call(page.request, 'GET', '/classes');
    expect(await left.json()).toMatchObject({ classes: [{ id: own.id, name: '8B' }], next: null });
  } finally {
    await site.close();
  }
});
