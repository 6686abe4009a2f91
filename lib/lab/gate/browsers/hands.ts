import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { freePort } from '../../../platform/free-port';

export interface Point {
  x: number;
  y: number;
}

export interface Hands {
  name: string;
  open: (url: string) => Promise<void>;
  ask: <Value>(expression: string) => Promise<Value>;
  click: (at: Point) => Promise<void>;
  type: (text: string) => Promise<void>;
  drag: (from: Point, to: Point) => Promise<void>;
  close: () => Promise<void>;
}

const size = { width: 1280, height: 900 };
const dragSteps = 8;

const between = (from: Point, to: Point) =>
  Array.from({ length: dragSteps }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / dragSteps),
    y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / dragSteps),
  }));

interface Puppeteer {
  launch: (
    options: object,
  ) => Promise<Pick<Browser, 'newPage' | 'close'> & { version: () => Promise<string> }>;
}

function installPuppeteer(): Puppeteer {
  const folder = path.join(tmpdir(), 'seatmap-puppeteer');
  const options = ['--ignore-scripts', '--prefix', folder];
  execFileSync('npm', ['install', ...options, 'puppeteer-core@24'], { stdio: 'inherit' });
  return (createRequire(`${folder}/`)('puppeteer-core') as { default: Puppeteer }).default;
}

export async function openFirefox(): Promise<Hands> {
  const browser = await installPuppeteer().launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: size,
    extraPrefsFirefox: { 'intl.accept_languages': 'nb' },
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    close: () => browser.close(),
  };
}

async function startProgram(program: string, args: string[], env = process.env) {
  const child = spawn(program, args, { env, stdio: 'ignore' });
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return child;
}

async function openWebDriver(sessions: string, alwaysMatch: object) {
  const call = async (method: string, url: string, body?: object) => {
    const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const { sessionId, capabilities } = (await call('POST', sessions, {
    capabilities: { alwaysMatch },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${sessions}/${sessionId}`;
  return {
    capabilities,
    ask: (command: string, body: object) => call('POST', `${session}/${command}`, body),
    close: () => call('DELETE', session),
  };
}

export async function openWebKit(): Promise<Hands> {
  const started: ChildProcess[] = [];
  const display = ':117';
  const port = await freePort();
  const end = () => started.reverse().forEach((child) => child.kill());
  try {
    started.push(
      await startProgram('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']),
    );
    // WebKit's sandbox doesn't work in containers.
    const env = {
      ...process.env,
      DISPLAY: display,
      LANG: 'nb_NO.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    started.push(await startProgram('WebKitWebDriver', [`--port=${port}`], env));
    await sleep(1000);
    const { ask, close, capabilities } = await openWebDriver(`http://127.0.0.1:${port}/session`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    });
    await ask('timeouts', { script: 30_000 });
    await ask('window/rect', { ...size, x: 0, y: 0 });
    const act = (type: 'key' | 'pointer', actions: object[]) =>
      ask('actions', { actions: [{ type, id: type, actions }] });
    const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 30, x, y });
    const down = { type: 'pointerDown', button: 0 };
    const up = { type: 'pointerUp', button: 0 };
    return {
      name: `WebKitGTK/${capabilities.browserVersion}`,
      open: (url) => ask('url', { url }),
      ask: (expression) =>
        ask('execute/async', {
          script: `const done = arguments[arguments.length - 1];
            Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
          args: [],
        }),
      click: (at) => act('pointer', [move(at), down, up]),
      type: (text) =>
        act(
          'key',
          [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        ),
      drag: (from, to) => act('pointer', [move(from), down, ...between(from, to).map(move), up]),
      close: async () => {
        await close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
