import type { Page } from 'playwright';
import { messages } from '../../i18n/messages';
import type { User } from './user';

const { no } = messages;

export const names = [
  ...'Ada Amina Aksel Anh Bo Dag Emma Filip Fatima Henrik Iben Ingrid Jakob Jonas Kim'.split(' '),
  ...'Leah Linh Maja Noah Nora Oda Oskar Per Sofie Siri Theo Tuva Vilde Yusuf Zofia'.split(' '),
];
const pupilCount = names.length;

/** From the home page of an account without anything to a saved class of 30 typed names. */
export async function makeFirstClass(page: Page, user: User): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await user.step('Open the form for a class', async () => {
    await user.choose(link(no.FirstSteps.start));
    await field(no.ClassForm.grade).waitFor();
  });
  await user.step('Type grade and name', async () => {
    await user.press(field(no.ClassForm.grade));
    await user.type('8');
    await user.key('Tab');
    await user.type('8B');
    await user.key('Tab');
  });
  await user.step(`Type ${pupilCount} first names`, async () => {
    for (const name of names) {
      await user.type(name);
      await user.key('Enter');
    }
    await field(no.Pupils.pupilName.replace('{number, number}', String(pupilCount))).waitFor();
  });
  await user.step('Save the class', async () => {
    await user.choose(button(no.ClassForm.create));
    await page.getByRole('heading', { name: no.Maker.roomTitle }).waitFor();
  });
}
