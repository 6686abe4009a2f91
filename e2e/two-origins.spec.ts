import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { call, createClass } from './api';
import { expect, test } from './fixtures';

/** A plain page on an origin of its own, which knows of the product only where its API is. */
async function servePage(port: number) {
  const server = http.createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A site</title>'),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

interface Call {
  method?: string;
  path: string;
  body?: unknown;
}

/** Calls the API as scripts of the page do, cookies sent; "refused" where the browser keeps the answer from them. */
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

/** Makes an account at the identity provider, from the page too. */
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

test('a site on another origin that is allowed signs in, reads, writes and signs out', async ({
  page,
}) => {
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

    const teacher = { method: 'POST', path: '/teachers', body: { name: 'Kari' } };
    expect((await callFrom(page, teacher)).status).toBe(200);
    const input = { id: randomUUID(), grade: '5', name: '5A', pupils: [] };
    const made = await callFrom(page, { method: 'POST', path: '/classes', body: input });
    expect(made.status).toBe(200);
    const path = `/classes/${input.id}`;
    const change = { grade: '6', name: '6A', version: 1, pupils: [] };
    expect((await callFrom(page, { method: 'PUT', path, body: change })).status).toBe(200);
    expect((await callFrom(page, { method: 'DELETE', path })).status).toBe(204);
    // A refusal can be read too, so that the page can say what it is about.
    expect((await callFrom(page, { path })).body).toMatchObject({ code: 'notFound' });

    const signOut = { method: 'POST', path: '/sessionLogout', body: {} };
    expect((await callFrom(page, signOut)).status).toBe(200);
    expect((await callFrom(page, { path: '/session/me' })).status).toBe(401);
  } finally {
    await site.close();
  }
});

test('a site on an origin that is not allowed reads nothing and changes nothing', async ({
  page,
  teacher,
}) => {
  expect(teacher.email).toBeTruthy();
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
      // Without a preflight: as a form could send it.
      { method: 'POST', path: '/sessionLogout' },
    ]) {
      expect([asked, (await callFrom(page, asked)).status]).toEqual([asked, 'refused']);
    }
    const left = await call(page.request, 'GET', '/classes');
    expect(await left.json()).toEqual([expect.objectContaining({ id: own.id, name: '8B' })]);
  } finally {
    await site.close();
  }
});
