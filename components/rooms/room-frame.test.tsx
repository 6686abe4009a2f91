/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { RoomFrame } from './room-frame';

const t = words('Room');

function renderRoom() {
  renderApp(
    <RoomFrame label="Map" sizes={{}} canZoom>
      <button type="button">Ada</button>
    </RoomFrame>,
  );
}
/** How large the room is laid out, once it has settled after presses. */
const settledZoom = () => waitFor(() => expect(isScaled()).toBe(false)).then(zoom);
const isScaled = () =>
  (screen.getByRole('group', { name: 'Map' }).firstElementChild as HTMLElement).style.transform !==
  '';
const zoom = () =>
  Number(screen.getByRole('group', { name: 'Map' }).style.getPropertyValue('--zoom') || 1);

it('is zoomed by + and −, and shown whole again by 0, from any desk', async () => {
  renderRoom();
  screen.getByRole('button', { name: 'Ada' }).focus();
  await userEvent.keyboard('++-');
  expect(screen.getByRole('status')).toHaveTextContent('125%');
  expect(await settledZoom()).toBeCloseTo(1.25);
  await userEvent.keyboard('0');
  expect(await settledZoom()).toBe(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is only scaled as a picture at first, and its desks are laid out once after several presses', () => {
  jest.useFakeTimers();
  renderRoom();
  const press = (key: string) =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ada' }), { key });
  press('+');
  press('+');
  expect([zoom(), isScaled()]).toEqual([1, true]);
  act(() => jest.runOnlyPendingTimers());
  expect(isScaled()).toBe(false);
  expect(zoom()).toBeCloseTo(1.25 ** 2);
  jest.useRealTimers();
});

it('leaves the keys that zoom the whole page to the browser', async () => {
  renderRoom();
  screen.getByRole('button', { name: 'Ada' }).focus();
  await userEvent.keyboard('{Control>}+{/Control}');
  expect(zoom()).toBe(1);
});

it('has buttons that keep the focus where nothing is left to zoom', async () => {
  renderRoom();
  const out = screen.getByRole('button', { name: t('zoom.out') });
  await userEvent.click(screen.getByRole('button', { name: t('zoom.in') }));
  await userEvent.click(out);
  expect(await settledZoom()).toBe(1);
  expect(out).toHaveFocus();
  expect(out).toHaveAttribute('aria-disabled', 'true');
});

it('is zoomed by the wheel with Ctrl, once it rests, and scrolls with the page without Ctrl', () => {
  jest.useFakeTimers();
  renderRoom();
  const room = screen.getByRole('group', { name: 'Map' });
  expect(fireEvent.wheel(room, { deltaY: -100 })).toBe(true);
  expect(fireEvent.wheel(room, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(fireEvent.wheel(room, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(zoom()).toBe(1);
  act(() => jest.runOnlyPendingTimers());
  expect(zoom()).toBeCloseTo(Math.exp(0.5));
  jest.useRealTimers();
});

it('is zoomed by two fingers as far as they part', () => {
  renderRoom();
  const room = screen.getByRole('group', { name: 'Map' });
  const fingers = (apart: number) => ({
    touches: [
      { clientX: 100 - apart / 2, clientY: 50 },
      { clientX: 100 + apart / 2, clientY: 50 },
    ],
  });
  fireEvent.touchStart(room, fingers(50));
  fireEvent.touchMove(room, fingers(80));
  fireEvent.touchMove(room, fingers(100));
  fireEvent.touchEnd(room, { touches: [] });
  expect(zoom()).toBeCloseTo(2);
});
