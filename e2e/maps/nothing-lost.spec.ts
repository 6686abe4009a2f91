import { createClass, createMap } from '../api';
import { expect, messages, test } from '../fixtures';
import { button, enter, room, roomMenu, seat, tab } from './map-screen';

const t = messages.no;

test('an unsaved map survives navigation, a reload and an expired session', async ({
  page,
  context,
  teacher,
}) => {
  await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  await page.goto('app');
  await page.getByRole('link', { name: t.Home.firstMapFor.replace('{name}', '8B') }).click();
  const typed = page.getByLabel(t.Conditions.typed.label, { exact: true });

  await test.step('Back, Forward and a reload keep the room, the conditions and half-typed text', async () => {
    await roomMenu(page).click();
    await page.getByText(t.RoomKinds.horseshoe, { exact: true }).click();
    await page.getByLabel(t.RoomStep.seats).fill('9');
    await button(page, t.RoomStep.useSeats).click();
    await expect(room(page).getByRole('listitem')).toHaveCount(9);
    await page.keyboard.press('Escape');
    await enter(page, 'together', ['Ada', 'Bo']);
    await typed.fill('Cilla');
    await page.goBack();
    await expect(page.getByRole('heading', { name: t.Home.title })).toBeVisible();
    await page.goForward();
    await expect(room(page).getByRole('listitem')).toHaveCount(9);
    await page.reload();
    await expect(room(page).getByRole('listitem')).toHaveCount(9);
    await expect(roomMenu(page)).toHaveAccessibleName(new RegExp(`${t.RoomKinds.horseshoe}$`));
    await tab(page, 'conditions').click();
    await expect(page.getByText('Ada og Bo sitter sammen')).toBeVisible();
    await expect(typed).toHaveValue('Cilla');
  });

  await test.step('a name typed alone is chosen, and the next kind of condition applies to that pupil', async () => {
    await typed.press('Enter');
    await seat(page, 'Dag').click();
    await button(page, t.Conditions.type.together).click();
    await expect(page.getByText(/^2 av 2 oppfylt/)).toBeVisible();
    await expect(seat(page, 'Cilla')).toHaveAccessibleName(/ved siden av .*Dag/);
  });

  await test.step('saving with an expired session asks for sign-in and keeps the map', async () => {
    await context.clearCookies();
    const save = button(page, t.MapScreen.save);
    const buttons = [button(page, t.MapScreen.again), save];
    const heights = () =>
      Promise.all(buttons.map(async (button) => (await button.boundingBox())?.height));
    const before = await heights();
    await save.click();

    const dialog = page.getByRole('dialog', { name: t.Auth.sessionEnded });
    await dialog.getByLabel(t.Auth.email).fill(teacher.email);
    await dialog.getByLabel(t.Auth.password).fill(teacher.password);
    await dialog.getByRole('button', { name: t.Auth.signIn }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t.Errors.notSignedIn)).toBeVisible();
    expect(await heights()).toEqual(before);
    await save.click();
    await expect(page.getByText(t.MapScreen.new)).toBeVisible();
  });
});

test('saving a class offline keeps the input, and a retry creates only one class', async ({
  page,
  context,
  signInTeacher,
}) => {
  await signInTeacher();
  await page.goto('app/classes/new');
  await page.getByLabel(t.ClassForm.grade).fill('8');
  await page.getByLabel(t.ClassForm.name).fill('8B');
  const field = page.getByLabel(t.Pupils.firstName, { exact: true });
  await field.fill('Ada');
  await field.press('Enter');
  await context.setOffline(true);
  await page.getByRole('button', { name: t.ClassForm.create }).click();
  await expect(page.getByText(t.Errors.offline)).toBeVisible();
  await expect(page.getByLabel('Elev 1', { exact: true })).toHaveValue('Ada');
  await context.setOffline(false);

  // The server receives the request, but its response is lost.
  await page.route('**/api/classes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: t.ClassForm.create }).click();
  await expect(page.getByText(t.Errors.offline)).toBeVisible();
  await page.unroute('**/api/classes');
  await page.getByRole('button', { name: t.ClassForm.create }).click();
  await expect(room(page)).toContainText('Ada');
  await page.getByRole('link', { name: t.MapScreen.back }).click();
  await expect(page.getByRole('heading', { name: '8B' })).toHaveCount(1);
});

test('saved maps show the new name of a renamed pupil and leave out a deleted pupil', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const owner = await createClass(page.request, ['Ada', 'Bo']);
  expect((await createMap(page.request, owner)).status()).toBe(200);
  await page.goto(`app/classes/${owner.id}`);
  await page.getByLabel('Elev 1', { exact: true }).fill('Adele');
  await page.getByRole('button', { name: 'Mer om Bo' }).click();
  await page.getByRole('button', { name: 'Fjern Bo' }).click();
  await page.getByRole('button', { name: t.ClassForm.save }).click();
  await expect(page.getByText(t.ClassForm.saved)).toBeVisible();
  await page.getByRole('link', { name: t.ClassForm.back }).click();
  await page.getByRole('link', { name: 'Åpne kartet for 8B' }).click();
  await expect(room(page).getByText('Adele', { exact: true })).toBeVisible();
  await expect(room(page).getByText('Bo', { exact: true })).toHaveCount(0);
});
