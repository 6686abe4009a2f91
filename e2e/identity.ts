import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright/test';

/** Intercepts calls from a page to the identity provider, and reads the provider's mails. */

const calls = (name: string) => new RegExp(`/v1/accounts:${name}\\?`);

/** The provider refuses a call, in its own words. */
export async function refuseByProvider(page: Page, name: string, message: string): Promise<void> {
  await page.route(calls(name), (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
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

/** Every mail that the product or its provider has sent, oldest first. */
export async function readOutbox(): Promise<string[]> {
  const outbox = path.join(process.env.E2E_DATA_DIR!, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  // One that is being written has another ending.
  const whole = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(whole.sort().map((file) => readFile(path.join(outbox, file), 'utf8')));
}

/** The mails that the product's provider has sent to an address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  return (await readOutbox()).filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
}

/** The link in a mail. */
export function linkIn(mail: string): string {
  return /^https?:\S+$/m.exec(mail)![0];
}
