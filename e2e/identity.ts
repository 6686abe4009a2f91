import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page, Route } from 'playwright/test';
import { startAuthEmulator } from '../lib/scripts/auth-emulator.mjs';
import { call } from './api';

/** What stands between a page and the identity provider, and what the provider mails. */

const calls = (name: string) => new RegExp(`/v1/accounts:${name}\\?`);

/** The provider refuses a call, in its own words. */
export async function refuseByProvider(page: Page, name: string, message: string): Promise<void> {
  await page.route(calls(name), (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );
}

/** Our API says that the provider refuses to mail a link for a new password. */
export async function refuseReset(page: Page, code: string): Promise<void> {
  const provider = { code, message: `Firebase: Error (${code}).` };
  await page.route('**/api/session/password-reset', (route) =>
    route.fulfill({
      status: 422,
      headers: { 'Content-Security-Policy': "default-src 'none'" },
      json: { type: 'about:blank', title: code, status: 422, code: 'identityRefused', provider },
    }),
  );
}

/** Holds a call back until the function that is answered is called. */
export async function holdProvider(page: Page, name: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls(name), async (route: Route) => {
    await released;
    await route.fallback();
  });
  return async () => release();
}

/** Another provider in the place of the product's: one that tells which addresses have an account. */
export async function startOpenProvider() {
  const provider = await startAuthEmulator({ emailPrivacy: false });
  const origin = `http://${provider.host}:${provider.port}`;
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/accounts`;
  return {
    close: provider.close,
    /** Sends a page's calls there. */
    take: (page: Page) =>
      page.route(/\/identitytoolkit\.googleapis\.com\//, (route) => {
        const { pathname, search } = new URL(route.request().url());
        return route.continue({ url: `${origin}${pathname}${search}` });
      }),
    signUp: (request: APIRequestContext, email: string, password: string) =>
      request.post(`${accounts}:signUp?key=k`, { data: { email, password } }),
  };
}

/** Closes an account of the product's own provider. */
export async function disableAccount(request: APIRequestContext, email: string): Promise<void> {
  const identity = (await (await call(request, 'GET', '/session/identity')).json()) as {
    emulatorUrl: string;
    projectId: string;
  };
  const accounts = `${identity.emulatorUrl}/identitytoolkit.googleapis.com/v1/projects/${identity.projectId}/accounts`;
  const headers = { authorization: 'Bearer owner' };
  const found = await request.post(`${accounts}:lookup`, { headers, data: { email: [email] } });
  const { users } = (await found.json()) as { users: { localId: string }[] };
  const data = { localId: users[0]!.localId, disableUser: true };
  await request.post(`${accounts}:update`, { headers, data });
}

/** The mails that the product's provider has sent to an address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const outbox = path.join(process.env.E2E_DATA_DIR!, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files.sort().map((file) => readFile(path.join(outbox, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
}

/** The link in a mail. */
export function linkIn(mail: string): string {
  return /^https?:\S+$/m.exec(mail)![0];
}
