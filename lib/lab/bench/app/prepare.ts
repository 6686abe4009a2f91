import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { messages } from '../../../i18n/messages';

const { no } = messages;

/** Signs up a new teacher. */
export async function signUp(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/app/signup`);
  await page.getByLabel(no.Auth.name, { exact: true }).fill('Kari');
  await page.getByLabel(no.Auth.email, { exact: true }).fill(`${randomUUID()}@skolen.example`);
  await page.getByLabel(no.Auth.password, { exact: true }).fill('et langt passord');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await page.getByRole('button', { name: no.Auth.signUp, exact: true }).click();
  await page.getByRole('heading', { name: no.FirstSteps.title }).waitFor();
}

export interface PreparedClass {
  id: string;
  pupils: { id: string; name: string }[];
}

type Method = 'POST' | 'PUT';

async function send(page: Page, siteUrl: string, method: Method, path: string, data: unknown) {
  const { origin } = new URL(siteUrl);
  const url = `${siteUrl}/api${path}`;
  const response = await page.request.fetch(url, { method, data, headers: { Origin: origin } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
}

/**
 * A class with its conditions, each about other pupils, and a saved map that gives it its room: as many desks as `rows` ×
 * `cols`, in pairs of columns with aisles between.
 */
export async function prepareClass(
  page: Page,
  siteUrl: string,
  given: { pupils: number; rows: number; cols: number; conditions: number },
): Promise<PreparedClass> {
  const pupils = Array.from({ length: given.pupils }, (_, index) => ({
    id: randomUUID(),
    name: `Elev ${index + 1}`,
  }));
  const id = randomUUID();
  await send(page, siteUrl, 'POST', '/classes', {
    id,
    grade: '8',
    name: `Klasse ${given.pupils}`,
    pupils,
  });
  const desks = Array.from({ length: given.rows * given.cols }, (_, index) => {
    const col = index % given.cols;
    return { row: 2 * Math.floor(index / given.cols), col: col + Math.floor(col / 2) };
  });
  const conditions = Array.from({ length: given.conditions }, (_, index) => ({
    id: randomUUID(),
    type: index % 3 === 0 ? 'together' : 'apart',
    pupils: [pupils[2 * index]!.id, pupils[2 * index + 1]!.id],
  }));
  await send(page, siteUrl, 'PUT', `/classes/${id}/conditions`, { version: 0, conditions });
  const seats = pupils.map((pupil, index) => ({ pupilId: pupil.id, desk: desks[index]! }));
  await send(page, siteUrl, 'POST', `/classes/${id}/maps`, {
    id: randomUUID(),
    roomName: 'pairs',
    desks,
    conditions: [],
    seats,
  });
  return { id, pupils };
}

/** Opens the maker of a class and lets it make a map. */
export async function openMap(page: Page, siteUrl: string, { id, pupils }: PreparedClass) {
  await page.goto(`${siteUrl}/app/classes/${id}/seatmap`);
  await page.getByRole('button', { name: no.Maker.toConditions, exact: true }).click();
  await page.getByRole('button', { name: no.Maker.generate, exact: true }).click();
  await page.locator(`button[data-pupil="${pupils[0]!.id}"]`).waitFor();
}
