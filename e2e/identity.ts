import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright/test';

const calls = (name: string) => new RegExp(`/v1/accounts:${name}\\?`);

export async function refuseByProvider(page: Page, name: string, message: string): Promise<void> {
  await page.route(calls(name), (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } }),
  );
}

export async function holdProvider(page: Page, name: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls(name), async (route: Route) => {
    await released;
    await route.fallback();
  });
  return async () => release();
}

export async function readOutbox(): Promise<string[]> {
  const outbox = path.join(process.env.E2E_DATA_DIR!, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  // While a mail is being written, its file does not have the extension `.eml`.
  const whole = files.filter((file) => file.endsWith('.eml'));
  return Promise.all(whole.sort().map((file) => readFile(path.join(outbox, file), 'utf8')));
}

export async function mailsTo(email: string): Promise<string[]> {
  return (await readOutbox()).filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
}

export function linkIn(mail: string): string {
  return /^https?:\S+$/m.exec(mail)![0];
}
