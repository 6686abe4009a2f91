import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../../../platform/launch/env-files';
import { StartError, type Report } from '../../../platform/launch/supervisor/report';
import { canInstallFromDebian, installFromDebian } from '../../gate/debian';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium without a window: the tests take 40 % less time in it. */
const headlessShell = 'chromium-headless-shell';
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(env: Env, names: readonly string[]): string | undefined {
  for (const folder of (env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name);
      if (folder && isExecutable(file)) return file;
    }
  }
  return undefined;
}

function usualPlaces(env: Env): string | undefined {
  const places: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    win32: [
      `${env.ProgramFiles}\\Google\\Chrome\\Application\\chrome.exe`,
      `${env['ProgramFiles(x86)']}\\Google\\Chrome\\Application\\chrome.exe`,
    ],
  };
  return (places[process.platform] ?? []).find(isExecutable);
}

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** The Chromium or Chrome of this machine, or undefined. */
export async function findChromium(env: Env = process.env): Promise<string | undefined> {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new StartError(`CHROMIUM_PATH is not a program: ${env.CHROMIUM_PATH}`);
  }
  return onPath(env, chromiumNames) ?? usualPlaces(env) ?? (await ofPlaywright());
}

/** The browser for the browser tests, installed from the system's packages where that is possible. */
export async function chromiumForTests(options: {
  report: Report;
  abort: AbortSignal;
}): Promise<string> {
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  const find = () => (isChosen ? undefined : onPath(process.env, [headlessShell]));
  const found = find();
  if (found) return found;
  const other = await findChromium();
  if (!isChosen && canInstallFromDebian()) {
    // Without a network, a browser that is there will do.
    await installFromDebian(headlessShell, options).catch((error: unknown) => {
      if (!other) throw error;
    });
  }
  const best = find() ?? other;
  if (best) return best;
  throw new StartError(
    'The browser tests need Chromium or Chrome, and none is found. Install one, ' +
      'run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}
