import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import type { ClassPage } from '../../lib/contracts/classes/class-list';
import { call, signInByApi } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const record = () => path.join(process.env.E2E_DATA_DIR!, 'demo.json');
const isEmbedded = !process.env.DATABASE_URL && !process.env.FIREBASE_PROJECT_ID;

function demoSignIn() {
  const { text } = JSON.parse(readFileSync(record(), 'utf8')) as { text: string };
  return {
    emails: text.match(/\S+@\S+/g) ?? [],
    password: /password: (\S+)/.exec(text)?.[1] ?? '',
  };
}

async function listClasses(request: APIRequestContext, list: 'own' | 'school') {
  const answer = await call(request, 'GET', `/classes?list=${list}`);
  return ((await answer.json()) as ClassPage).classes;
}

test('a demo school without an external database has an admin, two teachers and three classes with maps', async ({
  page,
}) => {
  test.skip(!isEmbedded, 'not on embedded defaults');
  const { emails, password } = demoSignIn();
  expect(emails).toHaveLength(3);
  for (const email of emails) {
    await signInByApi(page.request, { email, password });
    const classes = [
      ...(await listClasses(page.request, 'own')),
      ...(await listClasses(page.request, 'school')),
    ];
    expect(classes).toHaveLength(3);
    for (const entry of classes) {
      expect(entry.pupilCount).toBeGreaterThanOrEqual(24);
      expect(entry.activeMap?.seats).toHaveLength(entry.pupilCount);
    }
  }
  await page.goto('app');
  await expect(
    page.getByRole('link', { name: new RegExp(t.Home.openMap.replace('{name}', '')) }),
  ).toHaveCount(3);
});

test('a teacher can see and download a colleague’s class but not change the class', async ({
  page,
}) => {
  test.skip(!isEmbedded, 'not on embedded defaults');
  const { emails, password } = demoSignIn();
  await signInByApi(page.request, { email: emails[2]!, password });
  const foreign = (await listClasses(page.request, 'school'))[0]!;
  const map = `/maps/${foreign.activeMap!.id}`;
  expect((await call(page.request, 'GET', `${map}/pdf`)).status()).toBe(200);
  for (const [method, address] of [
    ['DELETE', map],
    ['POST', `${map}/activate`],
    ['DELETE', `/classes/${foreign.id}`],
  ] as const) {
    const response = await call(page.request, method, address);
    expect([address, response.status()]).toEqual([address, 403]);
  }
  await page.goto(`app/classes/${foreign.id}`);
  await expect(page.getByRole('heading', { name: foreign.name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: t.ClassForm.save })).toHaveCount(0);
});

test('no demo school is created with an external database or Firebase project', () => {
  test.skip(isEmbedded, 'on embedded defaults');
  expect(existsSync(record())).toBe(false);
});
