import { createClass, createMap } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;

test('nothing of a map is lost while it is made', async ({ page, context, teacher }) => {
  const { id } = await createClass(page.request, ['Ada', 'Bo', 'Cilla', 'Dag']);
  await page.goto(`app/classes/${id}/seatmap`);
  const chip = (name: string) =>
    page.getByRole('group', { name: t.Conditions.pupils }).getByText(name, { exact: true });
  const together = page.getByRole('button', { name: t.Conditions.type.together, exact: true });
  const generate = page.getByRole('button', { name: t.Maker.generate });

  await test.step('the way back, forward and a reload keep room, conditions and what is half chosen', async () => {
    await page.getByText(t.RoomKinds.horseshoe).click();
    await page.getByLabel(t.RoomStep.seats).fill('9');
    await page.getByRole('button', { name: t.Maker.toConditions }).click();
    await expect(page.getByRole('heading', { name: t.Maker.conditionsTitle })).toBeFocused();
    await chip('Ada').click();
    await chip('Bo').click();
    await together.click();
    await chip('Cilla').click();
    await page.goBack();
    await expect(page.getByLabel(t.RoomStep.seats)).toHaveValue('9');
    await page.goForward();
    await page.reload();
    await expect(page.getByText('Ada og Bo sitter sammen')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Cilla' })).toBeChecked();
  });

  await test.step('what is chosen but not added is said, not forgotten', async () => {
    await chip('Dag').click();
    await generate.click();
    await expect(page.getByText(t.Conditions.chosenPending)).toBeVisible();
    await together.click();
    await generate.click();
    await expect(page.getByText('Alle 2 betingelser')).toBeVisible();
    await expect(page.getByRole('heading', { name: t.Result.title })).toBeFocused();
  });

  await test.step('a session that is gone while a map is saved: sign in again, save, nothing is lost', async () => {
    await context.clearCookies();
    const save = page.getByRole('button', { name: t.Result.save });
    const buttons = [page.getByRole('button', { name: t.Result.again }), save];
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
    await expect(page.getByText(t.Map.isActive)).toBeVisible();
  });
});

test('a class that is saved without a connection stays typed, and is there once when saved again', async ({
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

  // The server gets the request, but its answer gets lost.
  await page.route('**/api/classes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: t.ClassForm.create }).click();
  await expect(page.getByText(t.Errors.offline)).toBeVisible();
  await page.unroute('**/api/classes');
  await page.getByRole('button', { name: t.ClassForm.create }).click();
  await expect(page.getByRole('heading', { name: t.Maker.roomTitle })).toBeVisible();
  await page.getByRole('link', { name: t.Maker.back }).click();
  await expect(page.getByRole('heading', { name: '8B' })).toHaveCount(1);
});

test('a renamed pupil has the new name on saved maps, a deleted one is gone from them', async ({
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
  const map = page.getByRole('list', { name: t.Room.map, exact: true });
  await expect(map.getByText('Adele', { exact: true })).toBeVisible();
  await expect(map.getByText('Bo', { exact: true })).toHaveCount(0);
});
