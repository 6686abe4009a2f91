import type { Page } from 'playwright';
import { messages } from '../../i18n/messages';
import { makeFirstClass } from './first-class';
import { createUser, type Point, type Step } from './user';

const { no } = messages;

/** How many desks stand in each row, with a free row behind it; drawn with one drag a row. */
const deskRows = [8, 8, 7, 7];
const deskCount = deskRows.reduce((sum, desks) => sum + desks);

/** The middle of a cell of the editor's drawing, as it lies on the screen now. */
async function cellPoint(page: Page, row: number, col: number): Promise<Point> {
  const canvas = page.getByRole('application', { name: no.RoomEditor.canvas });
  const box = (await canvas.boundingBox())!;
  const transform = (await canvas.locator('[data-world]').first().getAttribute('transform'))!;
  const [x, y, scale] = [...transform.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  return { x: box.x + x! + (col + 0.5) * scale!, y: box.y + y! + (row + 0.5) * scale! };
}

/**
 * From the home page of an account without anything to a saved class of 30 typed names and a saved own room of 30 desks,
 * drawn from nothing. Answers what each step has cost.
 */
export async function makeFirstClassAndRoom(page: Page): Promise<Step[]> {
  const user = createUser(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await makeFirstClass(page, user);
  await user.step('Open a new room', async () => {
    await user.choose(link(no.Frame.rooms));
    await user.choose(link(no.Rooms.firstStart));
    await button(no.RoomStart.start).waitFor();
  });
  await user.step('Begin with an empty one', async () => {
    await user.choose(page.getByText(no.RoomStart.empty, { exact: true }));
    await user.choose(button(no.RoomStart.start));
  });
  await user.step('Name it', async () => {
    await user.press(field(no.RoomForm.name));
    await user.type('204');
  });
  await user.step(`Draw ${deskCount} desks`, async () => {
    const canvas = page.getByRole('application', { name: no.RoomEditor.canvas });
    await user.bringIntoView(canvas);
    await user.think();
    for (const [index, desks] of deskRows.entries()) {
      const row = 2 * index;
      await user.drag(await cellPoint(page, row, 0), await cellPoint(page, row, desks - 1));
    }
    await page.getByText(`${deskCount} pulter`).first().waitFor();
  });
  await user.step('Save the room', async () => {
    await user.choose(button(no.RoomForm.create));
    await page.getByText(no.RoomForm.created.replace('{name}', '204')).waitFor();
  });
  return user.steps;
}
