/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { words } from '@/lib/i18n/testing/render-app';
import { PageNotifications } from './page-notifications';

const t = words('Session');

it("a message titled 'Authentication' is shown for three seconds after a change of the user's session", async () => {
  jest.useFakeTimers();
  render(
    <PageNotifications
      className=""
      texts={{
        label: 'Notifications',
        closeLabel: t('close'),
        sessionTitle: t('title'),
        sessionText: t('updated'),
      }}
    />,
  );
  await act(async () => announceSessionChange());
  await act(async () => {});
  const text = screen.getByText('Authentication session updated');
  expect(text.closest('[data-type=success]')).toHaveTextContent(/^Authentication/);
  act(() => jest.advanceTimersByTime(2999));
  expect(text).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(text).not.toBeInTheDocument();
  jest.useRealTimers();
});
