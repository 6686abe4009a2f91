import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from '../../../platform/paths';
import { withBrowser } from './with-browser';

const picture = path.join(rootDir, 'public/readme/seating-map.png');
const largestBytes = 200_000;
const width = 1080;
const belowMap = 14;

/**
 * Takes the picture of the README: the active map of a class, as a teacher sees it.
 *
 *     npx tsx lib/lab/film/pictures/take-readme-picture.ts URL E-MAIL PASSWORD [CLASS]
 *
 * URL is what `npm start` prints. The password may also come as PICTURE_PASSWORD, which keeps it out of the list of
 * processes.
 */
async function takePicture(url: string, email: string, password: string, className = '') {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const address = new URL(`${url.replace(/\/$/, '')}/app/login`);
    await page
      .context()
      .addCookies([
        { name: 'preferredLanguage', value: 'en', domain: address.hostname, path: '/' },
      ]);
    await page.goto(address.href);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const link = `Open the map of ${className}`;
    await page.getByRole('link', { name: link }).first().click();
    const frame = page.getByRole('group', { name: 'Seating map', exact: true }).locator('..');
    await frame.waitFor();
    await page.getByText('Authentication session updated').waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    const map = await frame.boundingBox();
    if (!map) throw new Error('The map is not seen.');
    await page.evaluate('document.fonts.ready');
    await mkdir(path.dirname(picture), { recursive: true });
    const clip = { x: 0, y: 0, width, height: Math.ceil(map.y + map.height + belowMap) };
    await page.screenshot({ path: picture, clip, fullPage: true });
  });
  const { size } = await stat(picture);
  if (size > largestBytes)
    throw new Error(`The picture has ${size} bytes; ${largestBytes} at most.`);
  console.log(`${path.relative(rootDir, picture)}, ${Math.round(size / 1000)} kB`);
}

const [url, email, password = process.env.PICTURE_PASSWORD, className] = process.argv.slice(2);
if (!url || !email || !password) {
  console.error(
    'Usage: npx tsx lib/lab/film/pictures/take-readme-picture.ts URL E-MAIL PASSWORD [CLASS]',
  );
  process.exit(2);
}
await takePicture(url, email, password, className);
