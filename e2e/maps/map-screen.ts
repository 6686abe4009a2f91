import type { Page } from 'playwright/test';
import { messages } from '../fixtures';

const t = messages.no;

export const room = (page: Page) => page.getByRole('list', { name: t.Room.map, exact: true });

export const seat = (page: Page, name: string) =>
  room(page).getByRole('button', { name: new RegExp(`^${name}, `) });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const tab = (page: Page, part: 'suggestions' | 'conditions') =>
  page
    .getByRole('navigation', { name: t.MapRail.parts })
    .getByRole('button', { name: new RegExp(`^${t.MapRail[part]}`) });

export const conditions = (page: Page) =>
  page.getByRole('region', { name: t.Conditions.part, exact: true });

export const roomMenu = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t.RoomStep.menu.split('{')[0]}`) });

export async function enter(
  page: Page,
  kind: 'together' | 'apart' | 'front' | 'back',
  names: string[],
) {
  for (const name of names) await seat(page, name).click();
  await conditions(page)
    .getByRole('group', { name: t.Conditions.kind })
    .getByRole('button', { name: t.Conditions.type[kind], exact: true })
    .click();
}
