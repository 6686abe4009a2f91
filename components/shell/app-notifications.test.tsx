/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { notify } from '@/components/ui/notifications';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { locales } from '@/lib/i18n/locales';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { AppNotifications } from './app-notifications';

let path = '/app';
jest.mock('next/navigation', () => ({
  usePathname: () => path,
  useSearchParams: () => new URLSearchParams(),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

it.each(locales)(
  'a message says for three seconds that the login session was updated, in the language %s',
  async (locale) => {
    const t = words('Session', locale);
    renderApp(<AppNotifications />, locale);
    await act(async () => announceSessionChange());
    const text = screen.getByText(t('updated'));
    expect(text.closest('[data-type=success]')).toHaveTextContent(`${t('title')}${t('updated')}`);
    act(() => jest.advanceTimersByTime(2999));
    expect(text).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(text).not.toBeInTheDocument();
  },
);

it('a message shown just before a navigation remains on the next page, but an older message disappears', async () => {
  const { rerender } = renderApp(<AppNotifications />);
  await act(async () => void notify({ type: 'info', message: 'Of the page' }));
  act(() => jest.advanceTimersByTime(2000));
  await act(async () => void notify({ type: 'success', message: 'Saved' }));
  path = '/app/classes/new';
  rerender(<AppNotifications />);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  expect(screen.queryByText('Of the page')).not.toBeInTheDocument();
});
