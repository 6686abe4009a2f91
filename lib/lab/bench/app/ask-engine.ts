import type { Locator, Page } from 'playwright';
import { messages } from '../../../i18n/messages';
import { armChange, takeChange } from './paint-times';
import type { PreparedClass } from './prepare';
import { closeChosen, dragOnto } from './work-on-map';

const { no } = messages;
const seats = { selector: '[data-desk]', attribute: 'data-pupil' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the click to the paint with another map, so many times, in milliseconds. */
export async function measureSuggestions(page: Page, times: number): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await armChange(page, 'click', seats);
    await button(page, no.Result.again).click();
    measured.push(await takeChange(page));
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  }
  return measured;
}

const toRow = async (pupil: Locator) =>
  Number((await pupil.getAttribute('data-desk'))!.split(',')[0]);

/** From the click to the paint with the rest fixed, each time after two pupils have changed places by hand. */
export async function measureFixRest(
  page: Page,
  { pupils }: PreparedClass,
  times: number,
): Promise<number[]> {
  const measured: number[] = [];
  const seat = (index: number) => page.locator(`button[data-pupil="${pupils[index]!.id}"]`);
  const rest = pupils.map((_, index) => index).slice(20);
  for (let round = 0; round < times; round += 1) {
    await closeChosen(page);
    // Carries a pupil to another row than that of the one they are to sit with, so one of the two has to move.
    const row = await toRow(seat(1));
    const order = [...rest.slice(round % rest.length), ...rest];
    for (const other of order) {
      if ((await toRow(seat(other))) === row) continue;
      await dragOnto(page, seat(0), seat(other));
      break;
    }
    await armChange(page, 'click', seats);
    await button(page, no.MapSuggestions.fixRest).click();
    measured.push(await takeChange(page));
  }
  return measured;
}

/** From the choice of another pupil to the paint of the answer to "what if they sat next to each other". */
export async function measureWhatIf(
  page: Page,
  { pupils }: PreparedClass,
  times: number,
): Promise<number[]> {
  const words = no.MapQuestions;
  const [about, ...others] = pupils.slice(19);
  await page.locator(`button[data-pupil="${about!.id}"]`).click();
  await page
    .getByRole('button', { name: words.askAbout.replace('{name}', about!.name), exact: true })
    .click();
  const dialog = page.getByRole('complementary');
  await dialog.getByText(words.thinking).waitFor({ state: 'detached' });
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const answer = {
      selector: 'aside section section:last-of-type [aria-live]',
      meanwhile: words.whatIf.working,
    };
    await armChange(page, 'change', answer);
    await dialog.getByLabel(words.whatIf.pupil).selectOption(others[round % others.length]!.id);
    measured.push(await takeChange(page));
  }
  await page.keyboard.press('Escape');
  return measured;
}
