import { expect, type Page } from 'playwright/test';
import { messages } from './fixtures';

const t = messages.no;

export const untilPagesAreKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

export async function markAsOwn(page: Page) {
  await page.getByRole('button', { name: new RegExp(t.Frame.accountOf.split(' {')[0]!) }).click();
  await page.getByRole('checkbox', { name: t.Device.keep }).check();
  await page.keyboard.press('Escape');
  await untilPagesAreKept(page);
}

export const readDatabase = (page: Page) =>
  page.evaluate(async () => {
    const nothing = { names: [] as string[], bytes: '', text: '' };
    // Opening a missing IndexedDB database would create the database.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'local')) return nothing;
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await asked(indexedDB.open('local'));
    const store = database.transaction('rows').objectStore('rows');
    const [names, values] = (await Promise.all([
      asked(store.getAllKeys()),
      asked(store.getAll()),
    ])) as [string[], { iv?: BufferSource; data?: ArrayBuffer }[]];
    const keyOf = (name: string) =>
      values[names.indexOf(`${name.split(' ')[0]} key`)] as CryptoKey | undefined;
    const texts = await Promise.all(
      values.map(async ({ iv, data }, index) => {
        const key = keyOf(names[index]!);
        if (!iv || !data || !key) return '';
        return new TextDecoder().decode(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data),
        );
      }),
    );
    const bytes = values.map(({ data }) => (data ? new TextDecoder('latin1').decode(data) : ''));
    database.close();
    return { names, bytes: bytes.join(), text: texts.join() };
  });

export const untilKept = (page: Page, text: string) =>
  expect.poll(async () => (await readDatabase(page)).text).toContain(text);
