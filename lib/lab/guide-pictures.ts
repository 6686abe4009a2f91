import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { messages } from '../i18n/messages';
import { rootDir } from '../platform/paths';
import { withBrowser } from './chromium';
import { atProduct } from './with-product';

const { no } = messages;
const folder = path.join(rootDir, 'public/guide');
const sizesFile = path.join(rootDir, 'components/site/guide/pictures.json');
const shapes = {
  wide: { width: 760, window: { width: 1100, height: 700 } },
  narrow: { width: 390, window: { width: 390, height: 760 } },
};
type Shape = keyof typeof shapes;
const height = 3200;
const pupils =
  'Ada Amina Aksel Anh Emma Filip Fatima Henrik Iben Ingrid Jakob Jonas Leah Linh Łukasz Maja Noah Nora Oskar Sofie Theo Tuva Yusuf Zofia'.split(
    ' ',
  );
const typedCount = 6;
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

type Take = (name: string, end?: Locator, start?: Locator) => Promise<void>;

async function walk(page: Page, url: string, email: string, take: Take) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const seat = (name: string) => button(new RegExp(`^${name}, `));
  const addCondition = async (type: keyof typeof no.Conditions.type, ...names: string[]) => {
    for (const name of names) await seat(name).click();
    await button(no.Conditions.type[type]).click();
  };

  await page.goto(`${url}/app/signup`);
  await field(no.Auth.name).fill('Kari');
  await field(no.Auth.email).fill('kari@skolen.example');
  await field(no.Auth.password).fill('et langt passord');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await take('sign-up', button(no.Auth.signUp));
  await field(no.Auth.email).fill(email);
  await button(no.Auth.signUp).click();

  await heading(no.FirstSteps.title).waitFor();
  await button(no.EmailNotice.hide).click();
  await page.getByText(no.Session.updated).waitFor({ state: 'hidden' });
  await take('welcome');
  for (const name of pupils.slice(0, typedCount)) {
    await field(no.Pupils.firstName).fill(name);
    await field(no.Pupils.firstName).press('Enter');
  }
  await field(no.ClassForm.name).fill('8B');
  await take('new-class', button(no.ClassForm.create));
  await button(no.Pupils.pasteList).click();
  await field(no.Pupils.list).fill(pupils.slice(typedCount).join('\n'));
  const addList = button(new RegExp(String(pupils.length - typedCount)));
  await take('paste-list', addList, heading(no.Pupils.title));
  await addList.click();
  await button(no.ClassForm.create).click();

  await seat(pupils[0]!).waitFor();
  await button(/^Rommet: /).click();
  await page.getByTitle(no.RoomKinds.pairs).click();
  await take('room');
  await button(/^Rommet: /).click();
  await addCondition('together', 'Linh', 'Nora');
  await addCondition('apart', 'Jonas', 'Noah', 'Oskar');
  await addCondition('front', 'Iben', 'Yusuf');
  await addCondition('back', 'Tuva');
  for (const name of ['Ada', 'Emma']) await seat(name).click();
  await take('conditions');
  await button(no.Conditions.clear).click();
  await addCondition('together', 'Jonas', 'Noah');
  const condition = 'Jonas og Noah sitter sammen';
  const drop = button(no.Conflict.dropThis.replace('{condition}', condition));
  await drop.waitFor();
  await take('conflict');
  await drop.click();
  await button(new RegExp(`^${no.MapRail.suggestions}`)).click();
  await button(no.MapScreen.again).click();
  await button(no.MapSuggestions.compare).waitFor();
  await take('suggestion');
  await button(no.MapScreen.save).click();
  await page.getByText(no.MapScreen.new).waitFor();
  await page.getByText(no.MapScreen.new).waitFor({ state: 'hidden', timeout: 30_000 });
  await take('map');
  await link(no.MapScreen.done).click();
  const edit = link(no.Home.editClassName.replace('{name}', '8B'));
  await take('home', page.getByRole('listitem').filter({ has: edit }));
  await edit.click();
  await heading(no.Pupils.title).waitFor();
  await take('edit-class');

  await page.goto(`${url}/app/account`);
  await field(no.Account.schoolName).fill('Fjellvik skole');
  await button(no.Account.create).click();
  await heading(no.SchoolCode.firstTitle).waitFor();
  await page.getByText(no.Account.created).waitFor({ state: 'hidden', timeout: 30_000 });
  await take('school', link(no.SchoolCode.print));
  await page.goto(`${url}/app/school/new-year`);
  await take('new-year', button(new RegExp(no.SchoolYear.begin.replace('{year}', ''))));
}

await atProduct(process.argv[2], (url) =>
  withBrowser(async (browser) => {
    const sizes: Record<string, Partial<Record<Shape, { width: number; height: number }>>> = {};
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const shape of ['wide', 'narrow'] as const) {
      const { width, window } = shapes[shape];
      const viewport = { width, height };
      const looks = { colorScheme: 'light', reducedMotion: 'reduce', locale: 'nb-NO' } as const;
      const context = await browser.newContext({ ...looks, viewport, deviceScaleFactor: 2 });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      const email = `kari-${shape}-${Date.now()}@skolen.example`;
      await walk(page, url, email, async (name, end, start = page.getByRole('heading').first()) => {
        if (!end) await page.setViewportSize(window);
        await page.evaluate('document.activeElement?.blur()');
        await page.mouse.move(0, 0);
        await page.evaluate('document.fonts.ready');
        await page.evaluate(twoFrames);
        const [top, bottom] = end ? [await start.boundingBox(), await end.boundingBox()] : [];
        const y = top ? Math.max(0, Math.floor(top.y - 24)) : 0;
        const below = bottom ? Math.ceil(bottom.y + bottom.height + 14) : window.height;
        const clip = { x: 0, y, width: end ? width : window.width, height: below - y };
        const format = { format: 'webp', quality: 75, clip: { ...clip, scale: 2 } } as const;
        const { data } = await devTools.send('Page.captureScreenshot', format);
        await writeFile(path.join(folder, `${name}-${shape}.webp`), data, 'base64');
        sizes[name] = { ...sizes[name], [shape]: { width: clip.width, height: clip.height } };
        await page.setViewportSize(viewport);
      });
      await context.close();
    }
    await writeFile(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
  }),
);
