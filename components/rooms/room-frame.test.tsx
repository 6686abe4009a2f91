/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
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
const zoom = () =>
  Number(screen.getByRole('group', { name: 'Map' }).style.getPropertyValue('--zoom') || 1);

it('is zoomed by + and −, and shown whole again by 0, from any desk', async () => {
  renderRoom();
  screen.getByRole('button', { name: 'Ada' }).focus();
  await userEvent.keyboard('++-');
  expect(zoom()).toBeCloseTo(1.25);
  expect(screen.getByRole('status')).toHaveTextContent('125%');
  await userEvent.keyboard('0');
  expect(zoom()).toBe(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
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
  expect(zoom()).toBe(1);
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
