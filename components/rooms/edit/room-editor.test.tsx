/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { words } from '@/lib/i18n/testing/render-app';
import { fakePointerEvents } from '@/components/ui/editing/testing/fake-pointer-events';
import { canvas, drawnCells, pointer, renderEditor, t } from './testing/render-editor';

beforeAll(fakePointerEvents);

const status = () => screen.getByRole('status').textContent;
const desk = (row: number, col: number) => ({ row, col });
const pair = { desks: [desk(0, 0), desk(0, 1)] };

describe('the room editor with a mouse', () => {
  it('adds desks along a drag in a single undo step', async () => {
    const { last, layouts, press } = renderEditor();
    pointer().drag([1, 1], [1, 4]);
    expect(last()?.desks).toEqual([desk(1, 1), desk(1, 2), desk(1, 3), desk(1, 4)]);
    expect(layouts).toHaveLength(1);
    expect(status()).toBe('Added: 4 desks');
    await press('action.undo');
    expect(last()?.desks).toEqual([]);
    await press('action.redo');
    expect(last()?.desks).toHaveLength(4);
  });

  it('previews the desks of a drag before the button is released', () => {
    const { layouts } = renderEditor();
    const mouse = pointer();
    mouse.down([1, 1]);
    mouse.move([2, 1]);
    expect(drawnCells()).toEqual(['1,1 desk', '2,1 desk']);
    expect(layouts).toEqual([]);
    mouse.up();
    expect(layouts).toHaveLength(1);
  });

  it('fills the dragged rectangle and shows its size during the drag', () => {
    const { last } = renderEditor();
    const mouse = pointer();
    mouse.down([1, 1]);
    mouse.move([4, 6]);
    expect(screen.getByText('4 × 6 = 24 desks')).toBeVisible();
    mouse.up();
    expect(screen.queryByText('4 × 6 = 24 desks')).toBeNull();
    expect(last()?.desks).toHaveLength(24);
  });

  it('selects an existing desk that is pressed with the desk tool, and removes desks with the eraser', async () => {
    const { chooseTool, last, layouts } = renderEditor(pair);
    await chooseTool('toolDesk');
    pointer().drag([0, 0], [0, 0]);
    expect(status()).toBe('Selected: 1 desk');
    expect(layouts).toEqual([]);
    await chooseTool('toolErase');
    pointer().drag([0, 0], [0, 1]);
    expect(last()?.desks).toEqual([]);
    expect(status()).toBe('Removed: 2 desks');
  });

  it('puts a door at the nearest wall and moves the door with the wall', async () => {
    const { chooseTool, last } = renderEditor({ desks: [desk(0, 0), desk(0, 3), desk(3, 0)] });
    await chooseTool('toolDoor');
    pointer().drag([2, 2], [2, 2]);
    expect(last()?.marks).toEqual([{ kind: 'door', row: 2, col: 3 }]);
    await chooseTool('toolDesk');
    pointer().drag([0, 5], [0, 5]);
    expect(last()?.marks).toEqual([{ kind: 'door', row: 2, col: 5 }]);
  });

  it('does not replace desks by an aisle and reports the number of skipped cells', async () => {
    const { chooseTool, last } = renderEditor(pair);
    await chooseTool('toolAisle');
    pointer().drag([1, 0], [0, 1]);
    expect(status()).toBe('Added: 2 aisle cells. 2 squares were taken.');
    expect(last()?.desks).toEqual(pair.desks);
  });

  it('places a table only when all its cells are free', async () => {
    const { chooseTool, last, user } = renderEditor(pair);
    await chooseTool('toolStamp');
    await user.click(screen.getByRole('radio', { name: t('stamp.four') }));
    pointer().drag([3, 3], [3, 3]);
    expect(last()?.desks).toHaveLength(6);
    pointer().drag([0, 0], [0, 0]);
    expect(status()).toBe(t('announcement.refused.taken'));
    expect(last()?.desks).toHaveLength(6);
  });

  it('replaces the desks by a layout and offers undo', async () => {
    const { last, user } = renderEditor(pair);
    await user.click(screen.getByRole('button', { name: t('layout.open') }));
    const single = words('RoomKinds')('single');
    await user.click(screen.getByRole('button', { name: single }));
    expect(status()).toContain('Added: 2 desks. Removed: 2 desks.');
    expect(last()?.desks).toEqual([desk(0, 0), desk(2, 0)]);
    const line = within(screen.getByRole('status'));
    fireEvent.click(line.getByRole('button', { name: t('action.undo') }));
    expect(last()?.desks).toEqual(pair.desks);
    expect(line.queryByRole('button')).toBeNull();
  });

  it('moves a selected block by dragging and copies the block with Alt', async () => {
    const { chooseTool, last } = renderEditor(pair);
    await chooseTool('toolSelect');
    pointer().drag([2, 2], [0, 0]);
    expect(status()).toBe('Selected: 2 desks');
    pointer().drag([0, 1], [2, 2]);
    expect(last()?.desks).toEqual([desk(2, 1), desk(2, 2)]);
    expect(status()).toBe('Moved 1 to the right and 2 down: 2 desks');
    pointer({ altKey: true }).drag([2, 1], [0, 1]);
    expect(last()?.desks).toHaveLength(4);
  });

  it('refuses to move a block onto occupied cells', async () => {
    const { chooseTool, layouts } = renderEditor(pair);
    await chooseTool('toolSelect');
    pointer().drag([0, 0], [0, 1]);
    expect(layouts).toEqual([]);
    expect(status()).toBe(t('announcement.refused.taken'));
  });

  it('extends the selection with Shift', async () => {
    const { chooseTool, press, last } = renderEditor({ desks: [desk(0, 0), desk(0, 2)] });
    await chooseTool('toolSelect');
    pointer().drag([0, 0], [0, 0]);
    pointer({ shiftKey: true }).drag([0, 2], [0, 2]);
    expect(status()).toBe('Selected: 2 desks');
    await press('action.delete');
    expect(last()?.desks).toEqual([]);
  });

  it('moves the view by the middle button without drawing', () => {
    const { layouts } = renderEditor();
    const world = () => canvas().querySelector('[data-world]')!.getAttribute('transform');
    const before = world();
    pointer({ button: 1 }).drag([1, 1], [3, 3]);
    expect(world()).not.toBe(before);
    expect(layouts).toEqual([]);
  });
});

describe('the room editor at the edge of its canvas', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const viewFrom = () => Number(/translate\((-?[\d.]+)/.exec(world()!)![1]);
  const hold = () => act(() => jest.advanceTimersByTime(600));
  const world = () => canvas().querySelector('[data-world]')!.getAttribute('transform');

  it.each(['mouse', 'touch', 'pen'] as const)(
    'scrolls the view and continues to draw during a drag by any pointer: %s',
    (pointerType) => {
      const { last } = renderEditor();
      const start = viewFrom();
      const drag = pointer({ pointerType });
      drag.down([2, 2]);
      drag.to({ clientX: 598, clientY: 150 });
      hold();
      expect(viewFrom()).toBeLessThan(start - 20);
      drag.up();
      expect(last()?.desks.length).toBeGreaterThan(11);
      // The view of the whole room shows what was drawn beyond it.
      const fitted = viewFrom();
      hold();
      expect(viewFrom()).toBe(fitted);
    },
  );

  it('stops scrolling when a second finger ends the drag', () => {
    renderEditor();
    const first = pointer({ pointerType: 'touch', pointerId: 1 });
    first.down([2, 2]);
    first.to({ clientX: 598, clientY: 150 });
    pointer({ pointerType: 'touch', pointerId: 2 }).down([4, 4]);
    const start = viewFrom();
    hold();
    expect(viewFrom()).toBe(start);
  });
});

describe('the wheel over the room editor', () => {
  const world = () => canvas().querySelector('[data-world]')!.getAttribute('transform');

  it('zooms the canvas with Ctrl and scrolls the page without Ctrl', () => {
    renderEditor();
    const before = world();
    expect(fireEvent.wheel(canvas(), { deltaY: -100 })).toBe(true);
    expect(world()).toBe(before);
    expect(fireEvent.wheel(canvas(), { deltaY: -100, ctrlKey: true })).toBe(false);
    expect(world()).not.toBe(before);
  });
});

describe('the room editor by touch', () => {
  it('draws with one finger', () => {
    const { last } = renderEditor();
    pointer({ pointerType: 'touch' }).drag([1, 1], [1, 2]);
    expect(last()?.desks).toHaveLength(2);
  });

  it('pans and zooms with two fingers and discards what the first finger began to draw', () => {
    const { layouts } = renderEditor();
    const scale = () =>
      Number(
        /scale\((.*)\)/.exec(
          canvas().querySelector('[data-world]')!.getAttribute('transform')!,
        )![1],
      );
    const before = scale();
    const first = pointer({ pointerType: 'touch', pointerId: 1 });
    const second = pointer({ pointerType: 'touch', pointerId: 2 });
    first.down([1, 1]);
    second.down([1, 3]);
    expect(drawnCells()).toEqual([]);
    second.move([1, 4]);
    first.up();
    second.up();
    expect(scale()).toBeCloseTo(before * 1.5, 5);
    expect(layouts).toEqual([]);
  });

  it('discards a stroke that the browser cancels', () => {
    const { layouts } = renderEditor();
    const finger = pointer({ pointerType: 'touch' });
    finger.down([1, 1]);
    finger.cancel();
    expect(drawnCells()).toEqual([]);
    expect(layouts).toEqual([]);
  });

  it('selects several desks by single presses', async () => {
    const { chooseTool, press } = renderEditor({ desks: [desk(0, 0), desk(0, 2)] });
    await chooseTool('toolSelect');
    pointer({ pointerType: 'touch' }).drag([0, 0], [0, 0]);
    await press('more');
    await press('action.selectMore');
    pointer({ pointerType: 'touch' }).drag([0, 2], [0, 2]);
    expect(status()).toBe('Selected: 2 desks');
  });
});

describe('the room editor with a pen', () => {
  it('draws with the pen like a mouse and ignores a palm that touched first', () => {
    const { last } = renderEditor();
    const palm = pointer({ pointerType: 'touch', pointerId: 7 });
    const pen = pointer({ pointerType: 'pen', pointerId: 8 });
    palm.down([5, 5]);
    pen.down([1, 1]);
    palm.move([6, 6]);
    pen.move([1, 2]);
    pen.up();
    palm.up();
    expect(last()?.desks).toEqual([desk(1, 1), desk(1, 2)]);
  });

  it('ignores fingers after the pen until a finger chooses a tool', async () => {
    const { last, layouts, user } = renderEditor();
    pointer({ pointerType: 'pen', pointerId: 8 }).drag([1, 1], [1, 1]);
    pointer({ pointerType: 'touch' }).drag([4, 4], [4, 5]);
    expect(layouts).toHaveLength(1);
    const eraser = screen.getByRole('radio', { name: t('action.toolErase') });
    await user.pointer([{ keys: '[TouchA]', target: eraser }]);
    pointer({ pointerType: 'touch' }).drag([1, 1], [1, 1]);
    expect(last()?.desks).toEqual([]);
  });

  it("erases with the pen's eraser", () => {
    const { last } = renderEditor(pair);
    pointer({ pointerType: 'pen', button: 5, buttons: 32 }).drag([0, 0], [0, 0]);
    expect(last()?.desks).toEqual([desk(0, 1)]);
  });

  it('ignores a touch as wide as a palm', () => {
    const { layouts } = renderEditor();
    pointer({ pointerType: 'touch', width: 90 }).drag([1, 1], [1, 2]);
    expect(layouts).toEqual([]);
  });
});

describe('the room editor by keyboard', () => {
  it('has one tab stop with a description of its keys', async () => {
    renderEditor(pair);
    expect(canvas()).toHaveAttribute('tabindex', '0');
    expect(canvas()).toHaveAccessibleDescription(t('canvasHelp'));
    expect(canvas().querySelectorAll('[tabindex], button, a')).toHaveLength(0);
  });

  it('announces each step of moving, adding, selecting and removing', async () => {
    const { keys, last } = renderEditor();
    await keys('{ArrowRight}{ArrowDown}');
    expect(status()).toBe('Empty floor: 3 across and 3 down');
    await keys(' ');
    expect(status()).toBe('Row 1, seat 1: desk');
    expect(last()?.desks).toEqual([desk(2, 2)]);
    await keys('{Enter}');
    expect(status()).toBe('Selected: 1 desk');
    await keys('{Delete}');
    expect(status()).toBe('Removed: 1 desk');
  });

  it('draws a rectangle by Shift and arrows, filled by Enter and discarded by Escape', async () => {
    const { keys, last, layouts } = renderEditor();
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(status()).toContain('2 × 2 squares');
    await keys('{Escape}');
    expect(layouts).toEqual([]);
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
    expect(last()?.desks).toHaveLength(4);
  });

  it('selects, lifts, moves and puts down a block of desks', async () => {
    const { keys, last } = renderEditor(pair);
    await keys('{Shift>}{ArrowRight}{/Shift}');
    expect(status()).toBe('Selected: 2 desks');
    await keys(' {ArrowDown}');
    expect(status()).toBe('Moving 1 down');
    await keys('{ArrowUp}');
    expect(status()).toBe('Back where it was');
    await keys('{ArrowDown}{ArrowRight} ');
    expect(last()?.desks).toEqual([desk(1, 1), desk(1, 2)]);
    expect(status()).toBe('Moved 1 to the right and 1 down: 2 desks');
  });

  it('returns a lifted block to its place by Escape', async () => {
    const { keys, layouts } = renderEditor(pair);
    await keys('{Control>}a{/Control}g{ArrowDown}{Escape}');
    expect(layouts).toEqual([]);
    expect(drawnCells()).toEqual(['0,0 desk', '0,1 desk']);
  });

  it('copies, pastes, turns, mirrors, removes, undoes and redoes by shortcuts', async () => {
    const { keys, last } = renderEditor({ desks: [desk(0, 0), desk(0, 1), desk(1, 0)] });
    await keys('{Control>}ac{/Control}{ArrowDown}{ArrowDown}{ArrowDown}{Control>}v{/Control}');
    expect(last()?.desks).toHaveLength(6);
    await keys('r');
    expect(last()?.desks.slice(3)).toEqual([desk(3, 0), desk(3, 1), desk(4, 1)]);
    await keys('m');
    expect(last()?.desks.slice(3)).toEqual([desk(3, 0), desk(3, 1), desk(4, 0)]);
    await keys('{Delete}');
    expect(last()?.desks).toHaveLength(3);
    await keys('{Control>}z{/Control}');
    expect(last()?.desks).toHaveLength(6);
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(last()?.desks).toHaveLength(3);
    await keys('{Meta>}z{/Meta}{Control>}y{/Control}');
    expect(last()?.desks).toHaveLength(3);
  });

  it('announces why a key has no effect', async () => {
    const { keys } = renderEditor(pair);
    await keys('r');
    expect(status()).toBe(t('announcement.nothingSelected'));
    await keys('{Control>}z{/Control}');
    expect(status()).toBe(t('announcement.nothingToUndo'));
  });

  it('adds no desk when the space bar is held for panning', async () => {
    const { keys, layouts, user } = renderEditor();
    await keys('{ >}');
    pointer().drag([1, 1], [3, 3]);
    await user.keyboard('{/ }');
    expect(layouts).toEqual([]);
  });
});

describe('the toolbar of the selection', () => {
  const bar = () => screen.queryByRole('toolbar', { name: t('selection') });

  it('is shown only while desks are selected and not dragged', async () => {
    const { keys } = renderEditor(pair);
    expect(bar()).toBeNull();
    const mouse = pointer();
    mouse.down([0, 0]);
    expect(bar()).toBeNull();
    mouse.up();
    expect(bar()).toBeVisible();
    await keys('{Escape}');
    expect(bar()).toBeNull();
  });

  it('returns the focus to the canvas when the toolbar closes', async () => {
    const { press, user } = renderEditor(pair);
    pointer().drag([0, 0], [0, 0]);
    await press('action.delete');
    expect(bar()).toBeNull();
    expect(canvas()).toHaveFocus();
    pointer().drag([0, 1], [0, 1]);
    await press('more');
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(canvas()).toHaveFocus();
  });

  it('turns a desk by 45° and back', async () => {
    const { last, press } = renderEditor(pair);
    pointer().drag([0, 0], [0, 0]);
    await press('action.turnDesks');
    expect(last()?.marks).toEqual([{ kind: 'turned', row: 0, col: 0 }]);
    await press('action.turnDesks');
    expect(last()?.marks).toEqual([]);
  });

  it('copies the selected desk until the requested number of desks stand side by side', async () => {
    const { last, press, user } = renderEditor({ desks: [desk(0, 0)] });
    pointer().drag([0, 0], [0, 0]);
    await press('action.makeMore');
    const across = screen.getByRole('spinbutton', { name: t('copies.across') });
    await user.clear(across);
    await user.type(across, '3');
    expect(canvas().querySelectorAll('[data-ghost] [data-cell]')).toHaveLength(2);
    await press('copies.make');
    expect(last()?.desks).toEqual([desk(0, 0), desk(0, 2), desk(0, 4)]);
    expect(status()).toBe('Made: 2 desks');
  });

  it('regains the focus when the form that copies the selected desks is cancelled or sent', async () => {
    const { press, user } = renderEditor({ desks: [desk(0, 0)] });
    pointer().drag([0, 0], [0, 0]);
    for (const leave of ['{Escape}', '{Enter}']) {
      await press('action.makeMore');
      await user.click(screen.getByRole('spinbutton', { name: t('copies.across') }));
      await user.keyboard(leave);
      expect(screen.queryByRole('form', { name: t('copies.title') })).toBeNull();
      expect(screen.getByRole('button', { name: t('action.makeMore') })).toHaveFocus();
    }
  });

  it('shows an error at an invalid number of desk copies and copies no desk', async () => {
    const { layouts, press, user } = renderEditor({ desks: [desk(0, 0)] });
    pointer().drag([0, 0], [0, 0]);
    await press('action.makeMore');
    const across = screen.getByRole('spinbutton', { name: t('copies.across') });
    await user.clear(across);
    await user.type(across, '99');
    await user.tab();
    expect(across).toHaveValue(99);
    expect(across).toHaveAccessibleDescription(t('numberWrong', { least: 1, most: 20 }));
    await press('copies.make');
    expect(layouts).toEqual([]);
    expect(across).toHaveFocus();
    await user.clear(across);
    await user.type(across, '2');
    expect(across).not.toHaveAttribute('aria-invalid');
  });
});

it('the list of layouts requires a valid number of desks', async () => {
  const { last, user } = renderEditor();
  await user.click(screen.getByRole('button', { name: t('layout.open') }));
  const seats = screen.getByRole('spinbutton', { name: t('layout.seats') });
  const layout = screen.getByRole('button', { name: words('RoomKinds')('pairs') });
  await user.clear(seats);
  await user.tab();
  expect(seats).toHaveValue(null);
  expect(seats).toBeInvalid();
  expect(layout).toBeDisabled();
  await user.type(seats, '6');
  await user.click(layout);
  expect(last()?.desks).toHaveLength(6);
});

describe('the board of a room', () => {
  it('moves to another side while the desks keep their place on the canvas', async () => {
    const { chooseTool, last, user } = renderEditor({
      desks: [desk(0, 0), desk(0, 1), desk(1, 0)],
    });
    await chooseTool('toolBoard');
    await user.click(screen.getByRole('radio', { name: t('action.boardLeft') }));
    expect(drawnCells()).toEqual(['0,0 desk', '0,1 desk', '1,0 desk']);
    // Seen from the board on the left: two desks in the first row, the lower one to the left.
    expect(last()).toEqual({
      boardSide: 'left',
      marks: [],
      desks: [desk(0, 0), desk(0, 1), desk(1, 1)],
    });
    expect(status()).toBe('The board is on the left');
  });

  it('turns with the whole drawn room, while the stored desks do not change', async () => {
    const { last, press } = renderEditor(pair);
    await press('menu.open');
    await press('action.turnRoom');
    expect(last()).toEqual({ ...pair, marks: [], boardSide: 'right' });
    expect(drawnCells()).toEqual(['0,0 desk', '1,0 desk']);
  });
});

describe('the number of desks of a room', () => {
  it('is shown with the number of pupils and of missing or free desks', async () => {
    const { chooseTool } = renderEditor(pair, 4);
    await chooseTool('toolDesk');
    expect(screen.getByText('2 desks, 4 pupils')).toBeVisible();
    expect(screen.getByText('2 desks are missing.')).toBeVisible();
    pointer().drag([2, 0], [2, 2]);
    expect(screen.getByText('5 desks, 4 pupils')).toBeVisible();
    expect(screen.getByText('1 desk will stay free.')).toBeVisible();
  });

  it('is shown without a number of pupils when there is no class', () => {
    renderEditor(pair);
    expect(screen.getByText('2 desks')).toBeVisible();
  });
});

it('emptying a room can be undone', async () => {
  const { last, press } = renderEditor(pair);
  await press('menu.open');
  await press('action.clear');
  expect(last()?.desks).toEqual([]);
  await press('action.undo');
  expect(last()?.desks).toEqual(pair.desks);
});

it('the help of the room editor lists the keys', async () => {
  const { press } = renderEditor();
  await press('menu.open');
  await press('help.open');
  const help = screen.getByRole('dialog', { name: t('help.title') });
  expect(help).toHaveTextContent('Turn 90°R');
  expect(help).toHaveTextContent('RedoCtrl or ⌘ + Shift + Z, Ctrl or ⌘ + Y');
});
