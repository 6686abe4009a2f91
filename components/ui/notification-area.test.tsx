/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from './notification-area';
import { dismiss, dismissOlderThan, notify } from './notifications';

const place = { closeLabel: 'Close', className: 'page' };
const hello = { type: 'info', title: 'Hello', message: 'There' } as const;
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByText('There');

async function say(notification: Parameters<typeof notify>[0]) {
  let id = '';
  // The card is fetched for the first message.
  await act(async () => {
    id = notify(notification);
  });
  await act(async () => {});
  return id;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

describe('a notification', () => {
  it('has an id of its own, a type, a title and a message', async () => {
    render(<NotificationArea {...place} />);
    const first = await say({ ...hello, type: 'success' });
    const second = await say({ type: 'error', title: 'Oh', message: 'No' });
    expect(first).not.toBe(second);
    const region = screen.getByRole('status');
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(
      [...region.querySelectorAll('[data-type]')].map((card) => [
        card.getAttribute('data-type'),
        card.textContent,
      ]),
    ).toEqual([
      ['success', 'HelloThere'],
      ['error', 'OhNo'],
    ]);
  });

  it.each([
    ['5000 ms by default', {}, 5000],
    ['a given duration', { durationMs: 3000 }, 3000],
  ])('is shown for the default time or the requested time: %s', async (_, options, ms) => {
    render(<NotificationArea {...place} />);
    await say({ ...hello, ...options });
    pass(ms - 1);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('stays open while the pointer is over it, and restarts its full time when the pointer leaves', async () => {
    render(<NotificationArea {...place} />);
    await say(hello);
    const mouse = user();
    await mouse.hover(shown()[0]!);
    pass(20_000);
    expect(shown()).toHaveLength(1);
    await mouse.unhover(shown()[0]!);
    pass(4999);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('closes after its full time even if another notification was closed under the pointer', async () => {
    render(<NotificationArea {...place} />);
    await say({ ...hello, title: 'Hi' });
    await say(hello);
    const mouse = user();
    await mouse.hover(shown()[0]!);
    // A browser sends no event to what is gone.
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    pass(4999);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('closes after its full time even if the dialog that showed it is removed under the pointer', async () => {
    render(<NotificationArea {...place} />);
    const dialog = render(<NotificationArea {...place} className="dialog" />);
    await say(hello);
    await user().hover(shown()[0]!);
    dialog.unmount();
    await act(async () => {});
    expect(shown()).toHaveLength(1);
    pass(5000);
    expect(shown()).toHaveLength(0);
  });

  it('is paused while the pointer is on another notification', async () => {
    render(<NotificationArea {...place} />);
    await say(hello);
    const mouse = user();
    await mouse.hover(shown()[0]!);
    await say({ ...hello, title: 'Hi', durationMs: 1000 });
    pass(20_000);
    expect(shown()).toHaveLength(2);
    await mouse.unhover(shown()[0]!);
    pass(1000);
    expect(shown()).toHaveLength(1);
    pass(4000);
    expect(shown()).toHaveLength(0);
  });

  it('counts its time from when it first became visible', async () => {
    await say(hello);
    pass(20_000);
    render(<NotificationArea {...place} />);
    await act(async () => {});
    pass(4999);
    expect(shown()).toHaveLength(1);
    pass(1);
    expect(shown()).toHaveLength(0);
  });

  it('replaces an older notification with the same text or id', async () => {
    render(<NotificationArea {...place} />);
    await say(hello);
    await say({ type: 'info', message: 'Ada is removed', id: 'removed' });
    pass(4000);
    await say(hello);
    await say({ type: 'info', message: 'Bo is removed', id: 'removed' });
    const texts = () =>
      [...document.querySelectorAll('[data-type]')].map((card) => card.textContent);
    expect(texts()).toEqual(['HelloThere', 'Bo is removed']);
    pass(4999);
    expect(texts()).toHaveLength(2);
    pass(1);
    expect(texts()).toEqual([]);
  });

  it('is dismissed by dismissOlderThan only when it is older than the given age', async () => {
    render(<NotificationArea {...place} />);
    await say({ ...hello, title: 'Old' });
    pass(1501);
    await say(hello);
    act(() => dismissOlderThan(1500));
    expect(shown()).toHaveLength(1);
    expect(screen.queryByText('Old')).not.toBeInTheDocument();
  });

  it('is closed by its action, which runs once', async () => {
    const undo = jest.fn();
    render(<NotificationArea {...place} />);
    await say({ ...hello, action: { label: 'Undo', onClick: undo } });
    await user().click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(shown()).toHaveLength(0);
  });

  it.each(['{Enter}', '{Escape}'])('is closed by the key %s and returns the focus', async (key) => {
    render(
      <>
        <button>Before</button>
        <NotificationArea {...place} />
      </>,
    );
    await say(hello);
    const keyboard = user();
    await keyboard.tab();
    await keyboard.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await keyboard.keyboard(key);
    expect(shown()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('is closed by its button', async () => {
    render(<NotificationArea {...place} />);
    await say(hello);
    await user().click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toHaveLength(0);
  });

  it('is shown inside an open dialog instead of on the page, and moves to the page when the dialog is removed', async () => {
    render(<NotificationArea {...place} />);
    const dialog = render(<NotificationArea {...place} className="dialog" />);
    const id = await say(hello);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]!.closest('.dialog')).not.toBeNull();
    dialog.unmount();
    await act(async () => {});
    expect(shown()[0]!.closest('.page')).not.toBeNull();
    act(() => dismiss(id));
    expect(shown()).toHaveLength(0);
  });
});
