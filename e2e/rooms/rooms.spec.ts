import { createClass } from '../api';
import { violationsInBothThemes } from '../axe';
import { expect, messages, realNames, test } from '../fixtures';

const t = messages.no;
const roomMenu = (room: string) => t.RoomStep.menu.replace('{room}', room);

test('a map remains unchanged after its room is deleted', async ({ page, signInTeacher }) => {
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
  await page.getByRole('button', { name: /^Rommet: / }).click();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByText('Rom 204', { exact: true }).click();
  await expect(page.getByRole('button', { name: roomMenu('Rom 204') })).toBeVisible();
  await page.getByRole('button', { name: t.MapScreen.save }).click();
  await expect(page.getByText(t.MapScreen.new)).toBeVisible();

  await page.getByRole('link', { name: t.MapScreen.done, exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: t.Frame.rooms }).click();
  await page.getByRole('link', { name: t.Rooms.editName.replace('{name}', 'Rom 204') }).click();
  await page.getByRole('button', { name: t.RoomEditor.menu.open }).click();
  await page.getByRole('button', { name: t.Rooms.delete }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: t.Rooms.delete }).click();
  await expect(page.getByRole('link', { name: t.Rooms.firstStart })).toBeVisible();

  await page.getByRole('link', { name: t.Rooms.back }).click();
  await page.getByRole('link', { name: t.Home.openMap.replace('{name}', '8B') }).click();
  await expect(page.getByRole('button', { name: roomMenu('Rom 204') })).toBeVisible();
  const map = page.getByRole('list', { name: t.Room.map });
  for (const { name } of owner.pupils) await expect(map.getByText(name).first()).toBeVisible();
  const board = (await page.getByText(t.Room.board, { exact: true }).boundingBox())!;
  const desks = (await map.boundingBox())!;
  expect(board.x + board.width).toBeLessThanOrEqual(desks.x);
});

test('a room can be drawn while a map is made, and the input for the map remains', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  await createClass(page.request, realNames);
  await page.goto('app');
  await page.getByRole('link', { name: t.Home.firstMapFor.replace('{name}', '8B') }).click();
  const openRooms = () => page.getByRole('button', { name: /^Rommet: / }).click();
  const seats = page.getByRole('textbox', { name: t.RoomStep.seats });
  const name = page.getByRole('textbox', { name: t.RoomForm.name });
  const adjust = page.getByRole('button', { name: t.RoomStep.draw.adjust });
  await openRooms();
  await seats.fill('30');
  await page.getByRole('button', { name: t.RoomStep.useSeats, exact: true }).click();
  const map = page.getByRole('list', { name: t.Room.map, exact: true });
  await expect(map.locator('[data-desk]')).toHaveCount(30);
  await adjust.click();
  await expect(page.getByRole('heading', { name: t.DrawRoom.title })).toBeVisible();
  await name.fill('Naturfag');
  await page.getByRole('button', { name: t.DrawRoom.cancel }).click();
  await openRooms();
  await expect(seats).toHaveValue('30');
  await adjust.click();
  await expect(name).toHaveValue('Naturfag');

  await page.goBack();
  await expect(map.locator('[data-desk]')).toHaveCount(30);
  await page.goBack();
  await page.getByRole('link', { name: t.Home.firstMapFor.replace('{name}', '8B') }).click();
  await openRooms();
  await expect(seats).toHaveValue('30');
  await adjust.click();
  await expect(name).toHaveValue('Naturfag');
  await page.getByRole('button', { name: t.DrawRoom.save }).click();
  await expect(map.locator('[data-desk]')).toHaveCount(30);
  await expect(map.locator('[data-pupil]')).toHaveCount(realNames.length);
  await page.getByRole('button', { name: roomMenu('Naturfag') }).click();
  await expect(page.getByRole('radio', { name: /Naturfag/ })).toBeChecked();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
