import { expect, messages, test } from '../fixtures';

const missing = { status: 404, headers: { 'Content-Security-Policy': "default-src 'none'" } };
const words = messages.no.MissingScript;

test('a page whose scripts belong to another build is loaded once more, and then says so', async ({
  page,
}) => {
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

test('a script that a node lacks for a moment is had by loading the page once more', async ({
  page,
}) => {
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
