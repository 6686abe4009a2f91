import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { makeWorkbook } from '@/lib/core/xml/testing/make-workbook';
import { call, createClass, createMap, createTeacher } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { baseUrl, expect, messages, realNames, test } from '../fixtures';

const t = messages.no;

const folder = path.join(import.meta.dirname, '../../lib/client/files/testing/files');
const pathTo = (name: string) => path.join(folder, name);

const firstName = (page: Page) => page.getByLabel(t.Pupils.firstName, { exact: true });
const pupil = (page: Page, number: number) => page.getByLabel(`Elev ${number}`, { exact: true });
const preview = (page: Page) => page.getByRole('region', { name: t.Import.title });
const names = (page: Page) => page.getByRole('textbox', { name: /^Elev \d+$/ });
const count = (page: Page, text: string) => page.getByText(text, { exact: true });

async function dropFile(
  page: Page,
  name: string,
  event: 'dragover' | 'drop',
  file: Uint8Array = readFileSync(pathTo(name)),
) {
  const content = Buffer.from(file).toString('base64');
  await page.evaluate(
    ([fileName, base64, type]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], fileName));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent(type, options));
    },
    [name, content, event] as const,
  );
}

async function paste(page: Page, text: string) {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

async function chooseFile(page: Page, name: string, open: () => Promise<void>) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.setFiles(pathTo(name));
}

const storedNames = async (page: Page, id: string) => {
  const stored = await (await call(page.request, 'GET', `/classes/${id}`)).json();
  return (stored.pupils as { name: string }[]).map(({ name }) => name);
};

test('a class can be imported from a pasted list or a file', async ({ page, signInTeacher }) => {
  await signInTeacher();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('app/classes/new');
  await expect(page.getByRole('heading', { name: t.ClassForm.newTitle })).toBeVisible();
  const fileButton = page.getByRole('button', { name: t.Import.file });
  const fillClass = async (grade: string, name: string) => {
    await page.getByLabel(t.ClassForm.grade).fill(grade);
    await page.getByLabel(t.ClassForm.name).fill(name);
  };
  const create = page.getByRole('button', { name: t.ClassForm.create });
  const removeAll = async () => {
    await page.getByRole('button', { name: t.Pupils.removeAll }).click();
    await expect(names(page)).toHaveCount(0);
  };

  await test.step('a pasted table loses its surnames, and two Emmas get different names', async () => {
    const table = [
      'Etternavn\tFornavn\tKlasse',
      'Hansen\tEmma\t8B',
      'Lie\tAnne Marie\t8B',
      'Olsen\tEmma\t8B',
      'Moe\tBo\t8B',
    ].join('\n');
    await page.getByRole('button', { name: t.Pupils.pasteList }).click();
    await page.getByLabel(t.Pupils.list).focus();
    await paste(page, table);
    await expect(
      preview(page).getByText('4 fornavn funnet, etternavnene er fjernet'),
    ).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    const drafts = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await expect.poll(drafts).toContain('Emma H');
    expect(await drafts()).not.toMatch(/Hansen|Olsen/);

    // An unconfirmed import isn't saved with the class.
    await fillClass('8', '8B');
    await create.click();
    await expect(preview(page).getByText(t.Import.decide)).toBeVisible();
    await preview(page).getByRole('button', { name: 'Legg til 4 elever' }).click();
    for (const [index, name] of ['Emma H', 'Anne Marie', 'Emma O', 'Bo'].entries()) {
      await expect(pupil(page, index + 1)).toHaveValue(name);
    }
  });

  await test.step('all pupils can be removed at once', async () => {
    await removeAll();
    await page.getByRole('button', { name: t.Pupils.undo }).click();
    await expect(names(page)).toHaveCount(4);
    await page.getByRole('button', { name: t.Pupils.undo }).click();
    await expect(names(page)).toHaveCount(0);
    await fillClass('', '');
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step('an unreadable or oversized file is refused with a reason', async () => {
    await dropFile(page, 'a-pdf-renamed.csv', 'dragover');
    await expect(page.getByText(t.Import.drop)).toBeVisible();
    await dropFile(page, 'a-pdf-renamed.csv', 'drop');
    await expect(page.getByText(t.Import.fileProblem.pdf)).toBeVisible();
    await expect(page.getByText(t.Import.drop)).toHaveCount(0);
    expect(await violationsInBothThemes(page)).toEqual([]);

    const cell = (place: string) =>
      `<row><c r="${place}" t="inlineStr"><is><t>Ada</t></is></c></row>`;
    const refused = async (file: Uint8Array, text: string) => {
      await dropFile(page, 'klasse.xlsx', 'drop', file);
      await expect(page.getByText(text)).toBeVisible();
    };
    await refused(makeWorkbook({ sheets: [cell('XFD1048576')] }), t.Import.fileProblem.tooManyRows);
    await refused(makeWorkbook({ sheets: [cell('XFD1')] }), t.Import.fileProblem.tooManyColumns);
    const bomb = makeWorkbook({ sheets: [' '.repeat(100_000_000)] });
    await refused(bomb, t.Import.fileProblem.tooMuch);
  });

  await test.step('one class can be chosen from a whole school’s file after a refused file', async () => {
    await dropFile(page, 'the-whole-school.csv', 'drop');
    await expect(preview(page).getByText(/^1.000 fornavn funnet/)).toBeVisible();
    await expect(page.getByText(t.Import.fileProblem.tooMuch)).toHaveCount(0);
    await expect(preview(page).getByText(/høyst 200 elever/)).toBeVisible();
    await preview(page).getByLabel(t.Import.class, { exact: true }).selectOption('3B');
    await preview(page).getByRole('button', { name: 'Legg til 25 elever' }).click();
    await expect(names(page)).toHaveCount(25);
    await removeAll();
  });

  await test.step('a file is imported by the keyboard alone', async () => {
    await chooseFile(page, 'excel-semicolon-windows-1252.csv', () => fileButton.press('Enter'));
    await expect(preview(page).getByRole('heading', { level: 3 })).toBeFocused();
    const add = preview(page).getByRole('button', { name: 'Legg til 28 elever' });
    for (let presses = 0; presses < 6; presses += 1) {
      if (await add.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(firstName(page)).toBeFocused();
    await expect(names(page)).toHaveCount(28);
    await expect(pupil(page, 10)).toHaveValue('Øyvind');
    await removeAll();
  });

  await test.step('an Excel file is sent as first names only', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await chooseFile(page, 'excel-merged-cells.xlsx', () => fileButton.click());
    await expect(
      preview(page).getByText('28 fornavn funnet, etternavnene er fjernet'),
    ).toBeVisible();
    await expect(preview(page).getByRole('heading', { level: 3 })).toBeFocused();
    await preview(page).getByText(t.Import.details).click();
    await expect(preview(page).getByText('Antall eller bunntekst: rad 33')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await preview(page).getByRole('button', { name: 'Legg til 28 elever' }).click();
    await expect(count(page, '28 elever')).toBeVisible();
    await expect(pupil(page, 3)).toHaveValue('Emma S');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await fillClass('8', '8B');
    await create.click();
    const map = page.getByRole('list', { name: t.Room.map, exact: true });
    await expect(map.locator('[data-pupil]')).toHaveCount(28);
    expect(sent.some((body) => body.includes('Emma S'))).toBe(true);
    expect(sent.filter((body) => /Solberg|Hansen/.test(body))).toEqual([]);
  });
});

test('the pupils of a class can be updated from a list and reordered', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();

  await test.step('a list for an existing class names new and missing pupils and keeps the ids of the rest', async () => {
    const owner = await createClass(page.request, ['Ada', 'Bo', 'Emma', 'Kim']);
    expect((await createMap(page.request, owner)).status()).toBe(200);
    await page.goto(`app/classes/${owner.id}`);
    await firstName(page).focus();
    await paste(page, 'Lie\tBo\nHansen\tAda\nMoe\tDag\nSolberg\tEmma\nOlsen\tEmma');
    await expect(preview(page).getByText('1 ny', { exact: true })).toBeVisible();
    await expect(preview(page).getByText('1 står ikke i listen', { exact: true })).toBeVisible();
    await preview(page).getByLabel('Flere heter Emma. Hvem mener du?').selectOption('Emma O');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await preview(page).getByText('Fjern eleven fra klassen').click();
    await preview(page).getByRole('button', { name: t.Import.update }).click();
    await page.getByRole('button', { name: t.ClassForm.save }).click();
    await expect(page.getByText(/Kim er også borte fra det lagrede klassekartet/)).toBeVisible();

    const stored = await (await call(page.request, 'GET', `/classes/${owner.id}`)).json();
    const idBefore = (name: string) => owner.pupils.find((each) => each.name === name)?.id;
    expect(stored.pupils).toMatchObject([
      { id: idBefore('Ada'), name: 'Ada' },
      { id: idBefore('Bo'), name: 'Bo' },
      { id: idBefore('Emma'), name: 'Emma O' },
      { id: expect.any(String), name: 'Dag' },
      { id: expect.any(String), name: 'Emma S' },
    ]);
  });

  await test.step('pupils are reordered by dragging, keys and buttons, and the order is saved', async () => {
    const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
    await page.goto(`app/classes/${id}`);
    const handle = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^Flytt ${name}, `) });
    const order = () =>
      names(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect(handle('Dag')).toBeVisible();

    const from = (await handle('Dag').boundingBox())!;
    const to = (await handle('Ada').boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 5, { steps: 3 });
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 });
    await expect(page.getByText('Dag er over plass 1 av 4.')).toBeAttached();
    await page.mouse.up();
    await expect.poll(order).toEqual(['Dag', 'Ada', 'Bo', 'Cilla']);

    await handle('Dag').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Dag er løftet fra plass 1 av 4.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Dag er over plass 2 av 4.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(order).toEqual(['Ada', 'Dag', 'Bo', 'Cilla']);

    await handle('Cilla').click();
    const earlier = page.getByRole('button', { name: 'Flytt Cilla fram' });
    await earlier.click();
    await earlier.click();
    await expect.poll(order).toEqual(['Ada', 'Cilla', 'Dag', 'Bo']);
    await handle('Cilla').click();

    await pupil(page, 3).fill('Dagny');
    await page.getByRole('button', { name: t.Pupils.undo }).click();
    await expect.poll(order).toEqual(['Ada', 'Dagny', 'Cilla', 'Bo']);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: t.ClassForm.save }).click();
    await expect(page.getByText(t.ClassForm.saved)).toBeVisible();
    expect(await storedNames(page, id)).toEqual(['Ada', 'Dagny', 'Cilla', 'Bo']);
  });
});

interface Point {
  x: number;
  y: number;
}

async function centre(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a finger on the handle drags the pupil, and a finger elsewhere scrolls the list', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: `${baseUrl()}/`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await createTeacher(context.request);
  const { id } = await createClass(context.request, realNames);
  const page = await context.newPage();
  await page.goto(`app/classes/${id}`);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const slide = async (from: Point, to: Point) => {
    const steps = 10;
    for (let step = 1; step <= steps; step += 1) {
      const along = (start: number, end: number) => start + ((end - start) * step) / steps;
      await touch('touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) });
    }
  };
  const scrolled = () => page.locator('aside').evaluate((rail) => rail.lastElementChild!.scrollTop);
  const handle = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Flytt ${name}, `) });

  await handle('Bjørn').scrollIntoViewIfNeeded();
  const before = await scrolled();
  const [from, to] = [await centre(handle('Bjørn')), await centre(handle('Ada'))];
  await touch('touchStart', from);
  await slide(from, to);
  await expect(page.getByText('Bjørn er over plass 1 av 28.')).toBeAttached();
  await touch('touchEnd');
  await expect(pupil(page, 1)).toHaveValue('Bjørn');
  await expect(pupil(page, 2)).toHaveValue('Ada');
  expect(await scrolled()).toBe(before);

  const name = await centre(pupil(page, 2));
  await touch('touchStart', name);
  await slide(name, { x: name.x, y: name.y - 200 });
  await touch('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(before + 150);
  await expect(pupil(page, 1)).toHaveValue('Bjørn');
  await expect(pupil(page, 2)).toHaveValue('Ada');
  await context.close();
});
