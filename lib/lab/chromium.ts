import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { StartError } from '../platform/launch/supervisor/report';
import { canInstallFromDebian, needPackages } from './debian';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new StartError(`CHROMIUM_PATH is not a program: ${CHROMIUM_PATH}`);
  }
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, chromium.executablePath()].find(isExecutable);
}

export async function chromiumForTests(): Promise<string> {
  if (!findChromium() && canInstallFromDebian()) await needPackages(headlessShell);
  const found = findChromium();
  if (found) return found;
  throw new StartError(
    'The browser tests need Chromium or Chrome, and none is found. ' +
      'Run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
