import { expect, messages, test } from '../fixtures';

test('the language selector keeps the page and its query, and the choice survives a reload', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  await page.goto('app/classes/archived?from=home');
  await expect(page.getByText(messages.no.ClassArchive.none)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(messages.en.ClassArchive.none)).toBeVisible();
  expect(page.url()).toContain('app/classes/archived?from=home');
  await page.reload();
  await expect(page.getByText(messages.en.ClassArchive.none)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('en');
});

test("the server's first HTML follows the language cookie, not the browser's language", async ({
  request,
}) => {
  const html = async (headers: Record<string, string>) =>
    (await request.get(process.env.E2E_URL!, { headers })).text();
  const english = { 'Accept-Language': 'en-GB' };
  expect(await html(english)).toContain(messages.no.Landing.title);
  expect(await html({ ...english, Cookie: 'preferredLanguage=no' })).toContain('lang="nb-NO"');
  expect(await html({ Cookie: 'preferredLanguage=en' })).toContain(messages.en.Landing.title);
  expect(await html({ Cookie: 'preferredLanguage=klingon' })).toContain(messages.no.Landing.title);
});

test('an address outside the base path is redirected, and an unknown address is answered with 404', async ({
  page,
}) => {
  const { origin } = new URL(process.env.E2E_URL!);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: messages.no.Landing.title })).toBeVisible();
  await page.goto(`${origin}/app/login?from=mail`);
  expect(page.url()).toBe(`${process.env.E2E_URL}/app/login?from=mail`);
  for (const path of ['nothing-here', 'no/app', 'missing.png', 'app/nothing']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  }
});
