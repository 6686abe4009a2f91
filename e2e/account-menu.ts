import type { Locator, Page } from 'playwright/test';
import { messages, type Language } from './fixtures';

export async function openAccountMenu(page: Page, language: Language = 'no'): Promise<Locator> {
  const name = messages[language].Frame.accountOf.replace('{name}', '');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name }).click();
  return banner;
}

export async function pressSignOut(page: Page, language: Language = 'no'): Promise<void> {
  const menu = await openAccountMenu(page, language);
  await menu.getByRole('button', { name: messages[language].Frame.signOut }).click();
}
