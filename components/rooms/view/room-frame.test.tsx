/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { RoomFrame } from './room-frame';

const t = words('Room');

function renderRoom() {
  renderApp(
    <RoomFrame label="Map" sizes={{}} canZoom>
      <div>
        <button type="button">Ada</button>
      </div>
    </RoomFrame>,
  );
}
afterEach(() => void jest.useRealTimers());

const room = () => screen.getByRole('group', { name: 'Map' });
const drawn = () => room().querySelector<HTMLElement>('.room-held > *')!.style.transform;
/** During a gesture the room is moved as well. */
const isMoving = () => drawn().includes('translate');
const zoom = () => Number(/scale\((.*)\)/.exec(drawn())?.[1] ?? 1);
/** How large the room is drawn, once it rests after presses. */
const settledZoom = () => waitFor(() => expect(isMoving()).toBe(false)).then(zoom);

it('the view of a room zooms by the keys + and −, and shows the whole room by the key 0', async () => {
  renderRoom();
  screen.getByRole('button', { name: 'Ada' }).focus();
  await userEvent.keyboard('++-');
  expect(screen.getByRole('status')).toHaveTextContent('125%');
  expect(await settledZoom()).toBeCloseTo(1.25);
  await userEvent.keyboard('0');
  expect(await settledZoom()).toBe(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('the view of a room is animated during a zoom by keys and then rests at the new zoom', () => {
  jest.useFakeTimers();
  renderRoom();
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ada' }), { key });
  press('+');
  press('+');
  expect(isMoving()).toBe(true);
  act(() => jest.runAllTimers());
  expect(isMoving()).toBe(false);
  expect(zoom()).toBeCloseTo(1.25 ** 2);
});

it('the view of a room ignores the key combination Ctrl +, with which the browser zooms', async () => {
  renderRoom();
  screen.getByRole('button', { name: 'Ada' }).focus();
  await userEvent.keyboard('{Control>}+{/Control}');
  expect(zoom()).toBe(1);
});

it('the zoom buttons of a room keep the focus when the room cannot be zoomed out further', async () => {
  renderRoom();
  const out = screen.getByRole('button', { name: t('zoom.out') });
  await userEvent.click(screen.getByRole('button', { name: t('zoom.in') }));
  await userEvent.click(out);
  expect(await settledZoom()).toBe(1);
  expect(out).toHaveFocus();
  expect(out).toHaveAttribute('aria-disabled', 'true');
});

it('the view of a room zooms by the mouse wheel with Ctrl and scrolls without Ctrl', () => {
  jest.useFakeTimers();
  renderRoom();
  expect(fireEvent.wheel(room(), { deltaY: -100 })).toBe(true);
  expect(drawn()).toBe('');
  expect(fireEvent.wheel(room(), { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(fireEvent.wheel(room(), { deltaY: -100, ctrlKey: true })).toBe(false);
  act(() => jest.runOnlyPendingTimers());
  expect(zoom()).toBeCloseTo(Math.exp(0.5));
});

it('the view of a room zooms by two fingers in proportion to their distance', () => {
  renderRoom();
  const fingers = (apart: number) => ({
    touches: [
      { clientX: 100 - apart / 2, clientY: 50 },
      { clientX: 100 + apart / 2, clientY: 50 },
    ],
  });
  fireEvent.touchStart(room(), fingers(50));
  fireEvent.touchMove(room(), fingers(80));
  fireEvent.touchMove(room(), fingers(100));
  fireEvent.touchEnd(room(), { touches: [] });
  expect(zoom()).toBeCloseTo(2);
});
