import { randomUUID } from 'node:crypto';
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test';
import { messages } from '@/lib/i18n/messages';
import { createTeacher, type TestTeacher } from './api';

export { expect };
export { messages };
export type Language = keyof typeof messages;

interface Fixtures {
  watched: void;
  language: Language;
  signInTeacher: () => Promise<TestTeacher>;
  teacher: TestTeacher;
  stranger: { page: Page; request: APIRequestContext; teacher: TestTeacher };
}

export const baseUrl = () => process.env.E2E_URL!;

function watch(page: Page, problems: string[]) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|hydrat|minified react|missing_message/i.test(message.text())) {
      problems.push(message.text());
    }
  });
  page.on('response', (response) => {
    const isOurs = response.url().startsWith(new URL(baseUrl()).origin);
    if (isOurs && !response.headers()['content-security-policy']) {
      problems.push(`no policy on ${response.url()}`);
    }
  });
}

async function describePages(pages: Page[]): Promise<string> {
  const shown = pages.map(
    async (page) =>
      `${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)}`,
  );
  return (await Promise.all(shown)).join('\n');
}

export const test = base.extend<Fixtures>({
  language: ['no', { option: true }],
  baseURL: async ({}, use) => use(`${baseUrl()}/`),
  watched: [
    async ({ context, language }, use, info) => {
      const problems: string[] = [];
      context.on('page', (page) => watch(page, problems));
      // Some violations of the Content-Security-Policy do not appear on the console, so an event listener reports them.
      await context.addInitScript(() =>
        window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
        ),
      );
      // `window.scrollTo` returns a promise in new browsers, but a React effect must not return a promise.
      await context.addInitScript(() => {
        const scroll = window.scrollTo.bind(window) as (...to: unknown[]) => void;
        Object.assign(window, { scrollTo: async (...to: unknown[]) => scroll(...to) });
      });
      const { hostname } = new URL(baseUrl());
      if (language !== 'no') {
        const cookie = { name: 'preferredLanguage', value: language, domain: hostname, path: '/' };
        await context.addCookies([cookie]);
      }
      await use();
      if (info.status !== info.expectedStatus) {
        throw new Error([...problems, await describePages(context.pages())].join('\n'));
      }
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  signInTeacher: async ({ context }, use) => use(() => createTeacher(context.request)),
  teacher: async ({ signInTeacher }, use) => use(await signInTeacher()),
  stranger: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: `${baseUrl()}/` });
    const teacher = await createTeacher(context.request);
    await use({ page: await context.newPage(), request: context.request, teacher });
    await context.close();
  },
});

export const realNames = [
  ...'Ada Åse Bjørn Emma Henrik Ingrid Jonas Noah Sofie Øyvind Tuva Vilde'.split(' '),
  ...'Łukasz Małgorzata Świętosława Żaneta'.split(' '),
  ...'Đặng Nguyễn Phượng Thị'.split(' '),
  ...'Оксана Тарас Ївга Юрій'.split(' '),
  ...['محمد', 'فاطمة', 'عبد الرحمن', 'ليلى'],
];

export function newEmail(): string {
  return `teacher-${randomUUID()}@example.no`;
}
