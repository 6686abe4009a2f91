import { expect, messages, newEmail, test } from '../fixtures';
import { readOutbox } from '../identity';

const { Contact: t, SiteFooter } = messages.no;

test('a message to the office is sent only once despite a retry after a lost connection', async ({
  page,
  context,
}) => {
  await page.goto('about');
  await page.getByRole('contentinfo').getByRole('link', { name: SiteFooter.contactPage }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  const email = newEmail();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const send = page.getByRole('button', { name: t.send });
  await field(t.name).fill('Kari Nordmann');
  await field(t.message).fill('Hei!\nKan vi få én faktura for to skoler?');
  await send.click();
  await expect(page.getByText(t.missing.email)).toBeVisible();
  await expect(field(t.email)).toBeFocused();
  await field(t.email).fill(email);
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(t.failures.offline)).toBeVisible();
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText(t.sent)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: SiteFooter.terms }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect
    .poll(async () => (await readOutbox()).filter((mail) => mail.includes(`Reply-To: ${email}`)))
    .toHaveLength(1);
});
