import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { call, createClass, createMap } from '../api';
import { expect, messages, test } from '../fixtures';

async function facesOf(page: Page, element: Locator): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  await element.evaluate((node) => node.setAttribute('data-asked', ''));
  const { root } = await devtools.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, selector: '[data-asked]' };
  const { nodeId } = await devtools.send('DOM.querySelector', asked);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node) => node.removeAttribute('data-asked'));
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('every name is drawn in a single typeface', async ({ page, signInTeacher }) => {
  await signInTeacher();
  const names = ['Åse', 'Łukasz', 'Đặng', 'Nguyễn', 'Иван', 'Thị Hương'];
  const owner = await createClass(page.request, names);
  await createMap(page.request, owner);
  await page.goto('app');
  await page.getByRole('link', { name: messages.no.Home.openMap.replace('{name}', '8B') }).click();
  const map = page.getByRole('list', { name: messages.no.Room.map, exact: true });
  await expect(map.getByText('Иван')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const name of names) {
    const plate = map.getByTitle(name, { exact: true });
    await expect.poll(() => facesOf(page, plate), name).toEqual([expect.any(String)]);
  }

  const body = {
    version: 0,
    conditions: [{ id: randomUUID(), type: 'front', pupils: [owner.pupils[2]!.id] }],
  };
  await call(page.request, 'PUT', `/classes/${owner.id}/conditions`, body);
  await page.goto(`app/classes/${owner.id}`);
  const sentence = page.getByRole('listitem').getByText(/^Đặng .+/);
  await expect(sentence).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await facesOf(page, sentence)).toEqual([expect.any(String)]);
});
