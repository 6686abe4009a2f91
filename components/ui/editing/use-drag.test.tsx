/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { fakePointerEvents } from './testing/fake-pointer-events';
import { useDrag } from './use-drag';

beforeAll(fakePointerEvents);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders a draggable button and records the events of its drags. */
function open() {
  const heard: string[] = [];
  function Box() {
    const box = useRef<HTMLDivElement>(null);
    useDrag(box, {
      handle: 'button',
      begin: () => {
        heard.push('begin');
        return {
          move: ({ x }) => heard.push(`move ${x}`),
          drop: ({ x }) => heard.push(`drop ${x}`),
          tap: () => heard.push('tap'),
          cancel: () => heard.push('cancel'),
        };
      },
    });
    return (
      <div ref={box}>
        <button type="button" onClick={() => heard.push('click')} />
      </div>
    );
  }
  const { unmount } = render(<Box />);
  const button = screen.getByRole('button');
  const pointer = (pointerType: string, pointerId = 1) => ({
    down: (init: PointerEventInit = {}) =>
      fireEvent.pointerDown(button, { pointerType, pointerId, ...init }),
    move: (clientX: number) => fireEvent.pointerMove(button, { pointerType, pointerId, clientX }),
    up: (clientX: number) => fireEvent.pointerUp(button, { pointerType, pointerId, clientX }),
    taken: () => fireEvent.pointerCancel(button, { pointerType, pointerId }),
  });
  return { heard, button, pointer, unmount };
}
const rest = () => act(() => void jest.advanceTimersByTime(300));

it.each(['mouse', 'pen'])(
  'a press becomes a drag when the pointer moves, and the click after the drop is suppressed: %s',
  (type) => {
    const { heard, button, pointer } = open();
    const { down, move, up } = pointer(type);
    down();
    move(2);
    expect(heard).toEqual([]);
    move(9);
    up(10);
    fireEvent.click(button);
    expect(heard).toEqual(['begin', 'move 9', 'drop 10']);
    rest();
    fireEvent.click(button);
    expect(heard.at(-1)).toBe('click');
  },
);

it('a press without a move is a click, and a press of the secondary mouse button drags nothing', () => {
  const { heard, button, pointer } = open();
  const { down, move, up } = pointer('mouse');
  down();
  up(0);
  fireEvent.click(button);
  down({ button: 2 });
  move(40);
  expect(heard).toEqual(['click']);
});

it('a long press by a finger starts a drag, but a move before the long press is complete scrolls the page', () => {
  const { heard, button, pointer } = open();
  const { down, move, up, taken } = pointer('touch');
  const scrolls = () => fireEvent.touchMove(button);
  down();
  move(20);
  expect(scrolls()).toBe(true);
  taken();
  rest();
  expect(heard).toEqual([]);
  down();
  rest();
  move(20);
  expect(scrolls()).toBe(false);
  up(20);
  expect(heard).toEqual(['begin', 'move 20', 'drop 20']);
});

it('a long press by a finger without a move is a tap', () => {
  const { heard, pointer } = open();
  const { down, move, up } = pointer('touch');
  down();
  rest();
  move(3);
  up(3);
  expect(heard).toEqual(['begin', 'move 3', 'tap']);
});

it.each([
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['the loss of the window’s focus', () => fireEvent.blur(window)],
  ['a cancelled pointer', ({ pointer }: ReturnType<typeof open>) => pointer('touch').taken()],
  [
    'a second finger',
    ({ pointer }: ReturnType<typeof open>) => pointer('touch', 2).down({ isPrimary: false }),
  ],
  ['unmounting the page', ({ unmount }: ReturnType<typeof open>) => unmount()],
])('a drag is cancelled by each kind of interruption: %s', (_, cancel) => {
  const opened = open();
  const { down, move, up } = opened.pointer('touch');
  down();
  rest();
  cancel(opened);
  move(30);
  up(30);
  expect(opened.heard).toEqual(['begin', 'cancel']);
});
