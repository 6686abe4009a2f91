import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import type { LabelledAction } from '../action-button';
import { RoomEditor } from '../room-editor';

export const t = words('RoomEditor');

export const canvas = () => screen.getByRole('application', { name: t('canvas') });

export function drawnCells(): string[] {
  const drawn = [...canvas().querySelectorAll<SVGElement>('[data-cell]')];
  return drawn.map(({ dataset }) => `${dataset.cell} ${dataset.kind}`).sort();
}

function toPixels(row: number, col: number) {
  const transform = canvas().querySelector('[data-world]')!.getAttribute('transform')!;
  const [x, y, scale] = transform.match(/-?[\d.]+(e-?\d+)?/g)!.map(Number);
  return { clientX: x! + (col + 0.5) * scale!, clientY: y! + (row + 0.5) * scale! };
}

export type CellName = [row: number, col: number];

interface Press {
  pointerType?: 'mouse' | 'touch' | 'pen';
  pointerId?: number;
  shiftKey?: boolean;
  altKey?: boolean;
  button?: number;
  buttons?: number;
  width?: number;
}

export function pointer(press: Press = {}) {
  const about = { pointerId: 1, pointerType: 'mouse', button: 0, ...press };
  return {
    down: ([row, col]: CellName) =>
      fireEvent.pointerDown(canvas(), { ...about, ...toPixels(row, col) }),
    move: ([row, col]: CellName) =>
      fireEvent.pointerMove(canvas(), { ...about, ...toPixels(row, col) }),
    to: (place: { clientX: number; clientY: number }) =>
      fireEvent.pointerMove(canvas(), { ...about, ...place }),
    up: () => fireEvent.pointerUp(canvas(), about),
    cancel: () => fireEvent.pointerCancel(canvas(), about),
    drag(from: CellName, to: CellName) {
      this.down(from);
      this.move(to);
      this.up();
    },
  };
}

export function renderEditor(layout: Partial<RoomLayout> = {}, pupilCount?: number) {
  const layouts: RoomLayout[] = [];
  renderApp(
    <RoomEditor
      initial={{ desks: [], marks: [], boardSide: 'top', ...layout }}
      pupilCount={pupilCount}
      onChange={(next) => layouts.push(next)}
    >
      {({ drawing, steps, layouts, menu }) => (
        <>
          {steps}
          {layouts}
          {menu}
          {drawing}
        </>
      )}
    </RoomEditor>,
  );
  const user = userEvent.setup();
  return {
    layouts,
    user,
    last: () => layouts.at(-1),
    chooseTool: (id: LabelledAction) =>
      user.click(screen.getByRole('radio', { name: t(`action.${id}`) })),
    press: (
      label: `action.${LabelledAction}` | `${'menu' | 'help'}.open` | 'more' | 'copies.make',
    ) => user.click(screen.getByRole('button', { name: t(label) })),
    keys: async (keys: string) => {
      act(() => canvas().focus());
      await user.keyboard(keys);
    },
  };
}
