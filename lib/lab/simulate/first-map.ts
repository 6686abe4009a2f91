import type { Page } from 'playwright';
import { messages } from '../../i18n/messages';
import { makeFirstClass, names } from './first-class';
import { createUser, type Step } from './user';

const { no } = messages;

/** Ten conditions as they are typed, each about other pupils. */
const typedConditions = [
  ...[0, 2, 4, 6, 8].map((at) => `${names[at]} / ${names[at + 1]}`),
  ...[10, 12].map((at) => `${names[at]} + ${names[at + 1]}`),
  ...[14, 15].map((at) => `${names[at]} ${no.Conditions.type.front.toLowerCase()}`),
  `${names[16]} ${no.Conditions.type.back.toLowerCase()}`,
];

/**
 * From the home page of an account without anything to a saved map of a class of 30 with ten conditions, in a standard
 * room. Answers what each step has cost.
 */
export async function makeFirstMap(page: Page): Promise<Step[]> {
  const user = createUser(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await makeFirstClass(page, user);
  await user.step('Take the room that is proposed', async () => {
    await user.choose(button(no.Maker.toConditions));
    await page.getByRole('heading', { name: no.Maker.conditionsTitle }).waitFor();
  });
  await user.step(`Type ${typedConditions.length} conditions`, async () => {
    const field = page.getByLabel(no.Conditions.typed.label);
    await user.press(field);
    for (const [index, text] of typedConditions.entries()) {
      await user.think();
      await user.type(text);
      await user.key('Enter');
      await page.getByRole('region', { name: new RegExp(`^${index + 1} betingelse`) }).waitFor();
    }
  });
  await user.step('Make the map', async () => {
    await user.choose(button(no.Maker.generate));
    await page.getByRole('list', { name: no.Room.map }).getByText(names[0]!).waitFor();
  });
  await user.step('Save it', async () => {
    await user.choose(button(no.Result.save));
    await page.getByRole('heading', { name: no.Home.title }).waitFor();
  });
  return user.steps;
}
