import { expect, messages, test } from '../fixtures';

const missing = { status: 404, headers: { 'Content-Security-Policy': "default-src 'none'" } };
const words = messages.no.MissingScript;

test('a page whose scripts are missing reloads once and then shows an error', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/_next/static/**/*.js', (route) => route.fulfill(missing));
  await page.goto('app/login');
  await expect(page.getByRole('alert').filter({ hasText: words.text })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute('**/_next/static/**/*.js');
  await page.getByRole('link', { name: words.retry }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect(page.getByText(words.text)).toBeHidden();
});

test('a page reloads itself once when a script is missing for a moment', async ({ page }) => {
  let isMissed = false;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (isMissed) return route.continue();
    isMissed = true;
    return route.fulfill(missing);
  });
  await page.goto('app/login');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(isMissed).toBe(true);
});

test('a link in a tab of an older build reloads the page and keeps drafts', async ({
  page,
  teacher,
}) => {
  expect(teacher.email).toBeTruthy();
  await page.goto('app/classes/new');
  await page.getByLabel(messages.no.ClassForm.name).fill('8B');
  // A deployment replaced the scripts: the server only knows others.
  let missed = 0;
  await page.route('**/_next/static/**/*.js', (route) => {
    missed += 1;
    return missed > 1 ? route.continue() : route.fulfill(missing);
  });
  await page.getByRole('link', { name: messages.no.Frame.rooms }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: messages.no.Rooms.title }),
  ).toBeVisible();
  expect(missed).toBeGreaterThan(0);
  await page.goto('app/classes/new');
  await expect(page.getByLabel(messages.no.ClassForm.name)).toHaveValue('8B');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the app and a shared link show a note that scripts are needed', async ({ page }) => {
    for (const path of ['app/login', 'share/AAAAAAAAAAAAAAAAAAAAAA']) {
      await page.goto(path);
      // Playwright doesn't find text in `noscript`.
      const announcement = page.locator('noscript p');
      await expect(announcement).toBeVisible();
      await expect(announcement).toHaveText(words.none);
    }
  });
});
