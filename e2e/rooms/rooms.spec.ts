import { createClass } from '../api';
import { violationsInBothThemes } from '../axe';
import { expect, messages, realNames, test } from '../fixtures';

const t = messages.no;

test('a room is drawn from a common layout, used for a map, and the map outlives the room', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const owner = await createClass(page.request, realNames);
  await page.goto('app');
  await page.getByRole('navigation').getByRole('link', { name: t.Frame.rooms }).click();
  await page.getByRole('link', { name: t.Rooms.firstStart }).click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByText(t.RoomKinds.fours, { exact: true }).click();
  await page.getByRole('button', { name: t.RoomStart.start }).click();
  await page.getByRole('button', { name: t.RoomForm.create }).click();
  const name = page.getByRole('textbox', { name: t.RoomForm.name });
  await expect(name).toHaveAccessibleDescription(t.RoomForm.nameRequired);
  await name.fill('Rom 204');
  const tools = page.getByRole('group', { name: t.RoomEditor.tools });
  await tools.getByText(t.RoomEditor.action.toolBoard, { exact: true }).click();
  await page.getByText(t.RoomEditor.action.boardLeft, { exact: true }).click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: t.RoomForm.create }).click();
  await expect(page.getByRole('heading', { name: 'Rom 204' })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: t.Rooms.back }).click();
  await page.getByRole('link', { name: t.Home.firstMapFor.replace('{name}', '8B') }).click();
  await page.getByText('Rom 204', { exact: true }).click();
  await page.getByRole('button', { name: t.Maker.toConditions }).click();
  await page.getByRole('button', { name: t.Maker.generate }).click();
  await page.getByRole('button', { name: t.Result.save }).click();
  await expect(page.getByText(t.Maker.saved)).toBeVisible();

  await page.getByRole('link', { name: t.Map.back }).click();
  await page.getByRole('navigation').getByRole('link', { name: t.Frame.rooms }).click();
  await page.getByRole('link', { name: t.Rooms.editName.replace('{name}', 'Rom 204') }).click();
  await page.getByRole('button', { name: t.RoomEditor.menu.open }).click();
  await page.getByRole('button', { name: t.Rooms.delete }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: t.Rooms.delete }).click();
  await expect(page.getByRole('link', { name: t.Rooms.firstStart })).toBeVisible();

  await page.getByRole('link', { name: t.Rooms.back }).click();
  await page.getByRole('link', { name: t.Home.openMap.replace('{name}', '8B') }).click();
  await expect(page.getByText(/^Rom 204 · /)).toBeVisible();
  const map = page.getByRole('list', { name: t.Room.map });
  for (const { name } of owner.pupils) await expect(map.getByText(name).first()).toBeVisible();
  const board = (await page.getByText(t.Room.board, { exact: true }).boundingBox())!;
  const desks = (await map.boundingBox())!;
  expect(board.x + board.width).toBeLessThanOrEqual(desks.x);
});

test('a room can be drawn while a map is made, and nothing that was entered before is lost', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  await createClass(page.request, realNames);
  await page.goto('app');
  await page.getByRole('link', { name: t.Home.firstMapFor.replace('{name}', '8B') }).click();
  await page.getByRole('textbox', { name: t.RoomStep.seats }).fill('30');
  await page.getByRole('button', { name: t.RoomStep.draw.adjust }).click();
  await expect(page.getByRole('heading', { name: t.Maker.drawTitle })).toBeVisible();
  await page.getByRole('textbox', { name: t.RoomForm.name }).fill('Naturfag');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: t.RoomStep.seats })).toHaveValue('30');
  await page.getByRole('button', { name: t.RoomStep.draw.adjust }).click();
  await expect(page.getByRole('textbox', { name: t.RoomForm.name })).toHaveValue('Naturfag');
  await page.getByRole('button', { name: t.DrawRoom.save }).click();
  await expect(page.getByRole('radio', { name: /Naturfag/ })).toBeChecked();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
