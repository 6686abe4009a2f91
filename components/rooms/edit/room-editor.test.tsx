/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { words } from '@/lib/i18n/testing/render-app';
import { fakePointerEvents } from '@/components/ui/editing/testing/fake-pointer-events';
import { canvas, drawnCells, pointer, renderEditor, t } from './testing/render-editor';

beforeAll(fakePointerEvents);

const status = () => screen.getByRole('status').textContent;
const desk = (row: number, col: number) => ({ row, col });
const pair = { desks: [desk(0, 0), desk(0, 1)] };

describe('with a mouse', () => {
  it('a drag over empty floor puts desks, undone and redone as one step', async () => {
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

  it('what a drag puts is shown before the button is let go', () => {
    const { layouts } = renderEditor();
    const mouse = pointer();
    mouse.down([1, 1]);
    mouse.move([2, 1]);
    expect(drawnCells()).toEqual(['1,1 desk', '2,1 desk']);
    expect(layouts).toEqual([]);
    mouse.up();
    expect(layouts).toHaveLength(1);
  });

  it('a drag fills the rectangle, and its size is shown meanwhile', () => {
    const { last } = renderEditor();
    const mouse = pointer();
    mouse.down([1, 1]);
    mouse.move([4, 6]);
    expect(screen.getByText('4 × 6 = 24 desks')).toBeVisible();
    mouse.up();
    expect(screen.queryByText('4 × 6 = 24 desks')).toBeNull();
    expect(last()?.desks).toHaveLength(24);
  });

  it('a press on a desk with its tool selects it; only the eraser removes', async () => {
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

  it('a door goes to the nearest wall, and along with it', async () => {
    const { chooseTool, last } = renderEditor({ desks: [desk(0, 0), desk(0, 3), desk(3, 0)] });
    await chooseTool('toolDoor');
    pointer().drag([2, 2], [2, 2]);
    expect(last()?.marks).toEqual([{ kind: 'door', row: 2, col: 3 }]);
    await chooseTool('toolDesk');
    pointer().drag([0, 5], [0, 5]);
    expect(last()?.marks).toEqual([{ kind: 'door', row: 2, col: 5 }]);
  });

  it('an aisle over desks leaves these, and says how many cells were taken', async () => {
    const { chooseTool, last } = renderEditor(pair);
    await chooseTool('toolAisle');
    pointer().drag([1, 0], [0, 1]);
    expect(status()).toBe('Added: 2 aisle cells. 2 squares were taken.');
    expect(last()?.desks).toEqual(pair.desks);
  });

  it('a table is put where all its cells are free, or refused', async () => {
    const { chooseTool, last, user } = renderEditor(pair);
    await chooseTool('toolStamp');
    await user.click(screen.getByRole('radio', { name: t('stamp.four') }));
    pointer().drag([3, 3], [3, 3]);
    expect(last()?.desks).toHaveLength(6);
    pointer().drag([0, 0], [0, 0]);
    expect(status()).toBe(t('told.refused.taken'));
    expect(last()?.desks).toHaveLength(6);
  });

  it('a layout takes the place of the desks, says so, and offers to undo it', async () => {
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

  it('what a frame selects is dragged away, or copied with Alt', async () => {
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

  it('a block is not moved onto another, and that is said', async () => {
    const { chooseTool, layouts } = renderEditor(pair);
    await chooseTool('toolSelect');
    pointer().drag([0, 0], [0, 1]);
    expect(layouts).toEqual([]);
    expect(status()).toBe(t('told.refused.taken'));
  });

  it('Shift adds to what is selected', async () => {
    const { chooseTool, press, last } = renderEditor({ desks: [desk(0, 0), desk(0, 2)] });
    await chooseTool('toolSelect');
    pointer().drag([0, 0], [0, 0]);
    pointer({ shiftKey: true }).drag([0, 2], [0, 2]);
    expect(status()).toBe('Selected: 2 desks');
    await press('action.delete');
    expect(last()?.desks).toEqual([]);
  });

  it('the middle button moves the view and draws nothing', () => {
    const { layouts } = renderEditor();
    const world = () => canvas().querySelector('[data-world]')!.getAttribute('transform');
    const before = world();
    pointer({ button: 1 }).drag([1, 1], [3, 3]);
    expect(world()).not.toBe(before);
    expect(layouts).toEqual([]);
  });
});

describe('at the edge of the drawing area', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const viewFrom = () => Number(/translate\((-?[\d.]+)/.exec(world()!)![1]);
  const hold = () => act(() => jest.advanceTimersByTime(600));
  const world = () => canvas().querySelector('[data-world]')!.getAttribute('transform');

  it.each(['mouse', 'touch', 'pen'] as const)(
    'a drag (%s) moves the view and goes on drawing, until it is let go',
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

  it('the view stays where it is when a second finger ends the drag', () => {
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

describe('the wheel', () => {
  const world = () => canvas().querySelector('[data-world]')!.getAttribute('transform');

  it('zooms with Ctrl, and scrolls the page without', () => {
    renderEditor();
    const before = world();
    expect(fireEvent.wheel(canvas(), { deltaY: -100 })).toBe(true);
    expect(world()).toBe(before);
    expect(fireEvent.wheel(canvas(), { deltaY: -100, ctrlKey: true })).toBe(false);
    expect(world()).not.toBe(before);
  });
});

describe('by touch', () => {
  it('one finger draws', () => {
    const { last } = renderEditor();
    pointer({ pointerType: 'touch' }).drag([1, 1], [1, 2]);
    expect(last()?.desks).toHaveLength(2);
  });

  it('a second finger turns the stroke into moving and zooming the view', () => {
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

  it('a stroke that the browser takes away is dropped', () => {
    const { layouts } = renderEditor();
    const finger = pointer({ pointerType: 'touch' });
    finger.down([1, 1]);
    finger.cancel();
    expect(drawnCells()).toEqual([]);
    expect(layouts).toEqual([]);
  });

  it('several desks are selected by single presses', async () => {
    const { chooseTool, press } = renderEditor({ desks: [desk(0, 0), desk(0, 2)] });
    await chooseTool('toolSelect');
    pointer({ pointerType: 'touch' }).drag([0, 0], [0, 0]);
    await press('more');
    await press('action.selectMore');
    pointer({ pointerType: 'touch' }).drag([0, 2], [0, 2]);
    expect(status()).toBe('Selected: 2 desks');
  });
});

describe('with a pen', () => {
  it('the pen draws like a mouse, and the hand that was down before it does not', () => {
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

  it('fingers do not draw after it, until one chooses a tool', async () => {
    const { last, layouts, user } = renderEditor();
    pointer({ pointerType: 'pen', pointerId: 8 }).drag([1, 1], [1, 1]);
    pointer({ pointerType: 'touch' }).drag([4, 4], [4, 5]);
    expect(layouts).toHaveLength(1);
    const eraser = screen.getByRole('radio', { name: t('action.toolErase') });
    await user.pointer([{ keys: '[TouchA]', target: eraser }]);
    pointer({ pointerType: 'touch' }).drag([1, 1], [1, 1]);
    expect(last()?.desks).toEqual([]);
  });

  it('its other end rubs out', () => {
    const { last } = renderEditor(pair);
    pointer({ pointerType: 'pen', button: 5, buttons: 32 }).drag([0, 0], [0, 0]);
    expect(last()?.desks).toEqual([desk(0, 1)]);
  });

  it('a large touch is a hand, and does not draw', () => {
    const { layouts } = renderEditor();
    pointer({ pointerType: 'touch', width: 90 }).drag([1, 1], [1, 2]);
    expect(layouts).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  it('the canvas is one stop that says what it is and which keys there are', async () => {
    renderEditor(pair);
    expect(canvas()).toHaveAttribute('tabindex', '0');
    expect(canvas()).toHaveAccessibleDescription(t('canvasHelp'));
    expect(canvas().querySelectorAll('[tabindex], button, a')).toHaveLength(0);
  });

  it('arrows move the cursor, the space bar puts, then selects, and each is said', async () => {
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

  it('Shift and arrows draw a rectangle, Enter fills it, and Escape drops it', async () => {
    const { keys, last, layouts } = renderEditor();
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(status()).toContain('2 × 2 squares');
    await keys('{Escape}');
    expect(layouts).toEqual([]);
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
    expect(last()?.desks).toHaveLength(4);
  });

  it('a block is selected, picked up, carried and put down', async () => {
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

  it('what is carried goes back with Escape', async () => {
    const { keys, layouts } = renderEditor(pair);
    await keys('{Control>}a{/Control}g{ArrowDown}{Escape}');
    expect(layouts).toEqual([]);
    expect(drawnCells()).toEqual(['0,0 desk', '0,1 desk']);
  });

  it('shortcuts copy, paste, turn, mirror, remove, undo and redo', async () => {
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

  it('says why a key does nothing', async () => {
    const { keys } = renderEditor(pair);
    await keys('r');
    expect(status()).toBe(t('told.nothingSelected'));
    await keys('{Control>}z{/Control}');
    expect(status()).toBe(t('told.nothingToUndo'));
  });

  it('the space bar held for moving the view puts nothing', async () => {
    const { keys, layouts, user } = renderEditor();
    await keys('{ >}');
    pointer().drag([1, 1], [3, 3]);
    await user.keyboard('{/ }');
    expect(layouts).toEqual([]);
  });
});

describe('the bar of the selection', () => {
  const bar = () => screen.queryByRole('toolbar', { name: t('selection') });

  it('is there only while something is selected, and not while it is dragged', async () => {
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

  it('gives the focus back to the canvas when it goes', async () => {
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

  it('turns a desk by 45°, and back', async () => {
    const { last, press } = renderEditor(pair);
    pointer().drag([0, 0], [0, 0]);
    await press('action.turnDesks');
    expect(last()?.marks).toEqual([{ kind: 'turned', row: 0, col: 0 }]);
    await press('action.turnDesks');
    expect(last()?.marks).toEqual([]);
  });

  it('makes more, as many as asked for', async () => {
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

  it('has the focus again when the number of copies is given up or taken', async () => {
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

  it('says beside the field that a number of copies is wrong, keeps it there, and makes none', async () => {
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

it('a layout is filled in only with a number of desks that can be', async () => {
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

describe('the board', () => {
  it('is put on another side while the desks stay where they are drawn', async () => {
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

  it('is turned with the whole room, which stays the same for the map', async () => {
    const { last, press } = renderEditor(pair);
    await press('menu.open');
    await press('action.turnRoom');
    expect(last()).toEqual({ ...pair, marks: [], boardSide: 'right' });
    expect(drawnCells()).toEqual(['0,0 desk', '1,0 desk']);
  });
});

describe('the number of desks', () => {
  it('stands beside the size of the class, as advice', async () => {
    const { chooseTool } = renderEditor(pair, 4);
    await chooseTool('toolDesk');
    expect(screen.getByText('2 desks, 4 pupils')).toBeVisible();
    expect(screen.getByText('2 desks are missing.')).toBeVisible();
    pointer().drag([2, 0], [2, 2]);
    expect(screen.getByText('5 desks, 4 pupils')).toBeVisible();
    expect(screen.getByText('1 desk will stay free.')).toBeVisible();
  });

  it('stands alone where there is no class', () => {
    renderEditor(pair);
    expect(screen.getByText('2 desks')).toBeVisible();
  });
});

it('the room is emptied, and filled again by undo', async () => {
  const { last, press } = renderEditor(pair);
  await press('menu.open');
  await press('action.clear');
  expect(last()?.desks).toEqual([]);
  await press('action.undo');
  expect(last()?.desks).toEqual(pair.desks);
});

it('the help lists what pointers and keys do', async () => {
  const { press } = renderEditor();
  await press('menu.open');
  await press('help.open');
  const help = screen.getByRole('dialog', { name: t('help.title') });
  expect(help).toHaveTextContent('Turn 90°R');
  expect(help).toHaveTextContent('RedoCtrl or ⌘ + Shift + Z, Ctrl or ⌘ + Y');
});
