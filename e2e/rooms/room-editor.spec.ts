import type { APIRequestContext, Page } from 'playwright/test';
import { call } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { expect, messages, test } from '../fixtures';

const t = messages.no;
const { action } = t.RoomEditor;

const canvas = (page: Page) => page.getByRole('application', { name: t.RoomEditor.canvas });
const status = (page: Page, text: string) => page.getByRole('status').getByText(text);
const tool = (page: Page, label: string) =>
  page.getByRole('group', { name: t.RoomEditor.tools }).getByText(label, { exact: true });

async function at(page: Page, row: number, col: number) {
  await canvas(page).scrollIntoViewIfNeeded();
  const box = (await canvas(page).boundingBox())!;
  const transform = await canvas(page).locator('[data-world]').first().getAttribute('transform');
  const [x, y, scale] = transform!.match(/-?[\d.]+/g)!.map(Number);
  return { x: box.x + x! + (col + 0.5) * scale!, y: box.y + y! + (row + 0.5) * scale! };
}

type CellName = [row: number, col: number];

async function drag(page: Page, from: CellName, to: CellName) {
  const [start, end] = [await at(page, ...from), await at(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function startRoom(page: Page, like: string, seats?: string) {
  await page.goto('app/rooms/new');
  await page.getByText(like, { exact: true }).click();
  if (seats) await page.getByLabel(t.RoomStart.seats).fill(seats);
  await page.getByRole('button', { name: t.RoomStart.start }).click();
  await expect(canvas(page)).toBeVisible();
}

async function save(page: Page, request: APIRequestContext, name: string) {
  await page.getByLabel(t.RoomForm.name).fill(name);
  await page.getByRole('button', { name: t.RoomForm.create }).click();
  await expect(page.getByRole('heading', { name: t.Rooms.title, exact: true })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  const rooms: { id: string; name: string }[] = await (await call(request, 'GET', '/rooms')).json();
  const { id } = rooms.find((room) => room.name === name)!;
  return (await (await call(request, 'GET', `/rooms/${id}`)).json()).layout;
}

const desk = (row: number, col: number) => ({ row, col });

test('a room can be drawn with the mouse and with the keyboard', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();

  await test.step('a standard room is changed with the mouse by blocks, marks and the side of the board', async () => {
    await startRoom(page, t.RoomKinds.pairs, '4');
    await tool(page, action.toolSelect).click();
    await drag(page, [-1, -1], [0, 1]);
    await expect(status(page, 'Markert: 2 pulter')).toBeVisible();
    await drag(page, [0, 0], [2, 0]);
    await expect(status(page, 'Flyttet 2 ned: 2 pulter')).toBeVisible();
    await drag(page, [2, 0], [0, 3]);
    await expect(status(page, t.RoomEditor.announcement.refused.taken)).toBeVisible();
    await page.getByRole('button', { name: action.rotate }).click();
    await page.getByRole('button', { name: action.undo }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await tool(page, action.toolDoor).click();
    await drag(page, [4, 5], [4, 5]);
    await tool(page, action.toolWindow).click();
    await drag(page, [1, -1], [2, -1]);
    await tool(page, action.toolBoard).click();
    await page.getByText(action.boardLeft, { exact: true }).click();
    await expect(status(page, 'Tavla er til venstre')).toBeVisible();
    await page.getByRole('button', { name: t.RoomEditor.menu.open }).click();
    await page.getByRole('button', { name: t.RoomEditor.help.open }).click();
    await expect(page.getByRole('dialog', { name: t.RoomEditor.help.title })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    // Rotated view: with the board on the left, the lowest row of the drawing is on the left.
    const layout = await save(page, page.request, 'Rom 204');
    expect(layout.boardSide).toBe('left');
    expect(layout.desks).toHaveLength(4);
    expect(layout.marks).toEqual([
      { kind: 'window', row: 0, col: 2 },
      { kind: 'window', row: 0, col: 3 },
      { kind: 'door', row: 6, col: 0 },
    ]);
  });

  await test.step('a room gets a slanted corner, a pillar and a table at 45°', async () => {
    await startRoom(page, t.RoomStart.empty);
    await drag(page, [1, 1], [6, 8]);
    await expect(status(page, 'Satt inn: 48 pulter')).toBeVisible();
    await tool(page, action.toolErase).click();
    await drag(page, [3, 1], [6, 8]);
    await tool(page, action.toolDoor).click();
    await drag(page, [8, 5], [8, 5]);
    await tool(page, action.toolStamp).click();
    await page.getByText(t.RoomEditor.stamp.four, { exact: true }).click();
    await drag(page, [4, 2], [4, 2]);
    await drag(page, [2, 2], [2, 2]);
    await expect(status(page, t.RoomEditor.announcement.refused.taken)).toBeVisible();
    await tool(page, action.toolOutside).click();
    await drag(page, [8, 7], [8, 9]);
    await drag(page, [7, 8], [7, 8]);
    await tool(page, action.toolWall).click();
    await drag(page, [5, 6], [5, 6]);
    await tool(page, action.toolSelect).click();
    await drag(page, [6, 0], [4, 3]);
    await page.getByRole('button', { name: action.turnDesks }).click();
    await expect(status(page, 'På skrå: 4 pulter')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const layout = await save(page, page.request, 'Rom 12');
    const kinds = (kind: string) =>
      layout.marks.filter((mark: { kind: string }) => mark.kind === kind);
    expect(layout.desks).toHaveLength(20);
    expect(kinds('turned')).toHaveLength(4);
    expect(kinds('outside')).toEqual([
      { kind: 'outside', ...desk(7, 8) },
      { kind: 'outside', ...desk(8, 7) },
      { kind: 'outside', ...desk(8, 8) },
    ]);
    expect(kinds('wall')).toEqual([{ kind: 'wall', ...desk(5, 6) }]);
    expect(kinds('door')).toEqual([{ kind: 'door', ...desk(8, 5) }]);
  });

  await test.step('a room is drawn with the keyboard alone, and each step is announced', async () => {
    await startRoom(page, t.RoomStart.empty);
    await page.getByRole('link', { name: t.RoomForm.back }).focus();
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
    await expect(canvas(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(status(page, 'Rad 1, plass 1: pult')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(status(page, 'Tomt gulv: rute 3 bortover og 2 nedover')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('2');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(status(page, 'Markert: 2 pulter')).toBeVisible();
    await page.keyboard.press('Control+c');
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(status(page, 'Kopiert: 2 pulter')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(status(page, 'Flyttet 1 til høyre: 2 pulter')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(status(page, 'Angret. Flyttet 1 til høyre: 2 pulter')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const layout = await save(page, page.request, 'Grupperom');
    expect(layout.desks).toEqual([desk(1, 1), desk(1, 2), desk(3, 1), desk(3, 2)]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one finger draws and moves desks, two fingers zoom the view', async ({
    page,
    signInTeacher,
  }) => {
    await signInTeacher();
    await startRoom(page, t.RoomStart.empty);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: object[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...(point as { x: number; y: number }), id })),
      });
    const swipe = async (from: CellName, to: CellName) => {
      const [start, end] = [await at(page, ...from), await at(page, ...to)];
      await touch('touchStart', start);
      await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
      await touch('touchMove', end);
      await touch('touchEnd');
    };
    await swipe([1, 1], [1, 4]);
    await expect(status(page, 'Satt inn: 4 pulter')).toBeVisible();

    const width = async () => (await at(page, 4, 5)).x - (await at(page, 4, 4)).x;
    const before = await width();
    const { x, y } = await at(page, 4, 4);
    await touch('touchStart', { x, y });
    await touch('touchStart', { x, y }, { x: x + 40, y });
    await touch('touchMove', { x: x - 20, y }, { x: x + 60, y });
    await touch('touchEnd');
    expect(await width()).toBeCloseTo(2 * before, 0);
    await expect(canvas(page).locator('[data-cell]')).toHaveCount(4);
    await page.getByRole('button', { name: action.fit }).tap();

    await tool(page, action.toolSelect).tap();
    await swipe([0, 0], [2, 2]);
    await expect(status(page, 'Markert: 2 pulter')).toBeVisible();
    await swipe([1, 1], [4, 1]);
    await expect(status(page, 'Flyttet 3 ned: 2 pulter')).toBeVisible();
    await expect(page.getByText(action.duplicate, { exact: true })).toBeVisible();
    await expect.poll(() => sticksOut(page)).toEqual([]);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const layout = await save(page, page.request, 'Rom 7');
    expect(layout.desks).toEqual([desk(1, 3), desk(1, 4), desk(4, 1), desk(4, 2)]);
  });
});
