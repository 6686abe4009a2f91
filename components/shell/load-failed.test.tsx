/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/client/http/api-client';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { LoadFailed } from './load-failed';

const t = words('LoadFailed');

function renderFailure(status: number) {
  const onRetry = jest.fn();
  renderApp(<LoadFailed error={new ApiError('unavailable', status)} onRetry={onRetry} />);
  return onRetry;
}
const retry = () => screen.queryByRole('button', { name: 'Try again' });

describe('the page for a failed fetch', () => {
  it.each([0, 500, 503])('shows the reason and a retry button after status %s', async (status) => {
    const onRetry = renderFailure(status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('failedTitle'));
    expect(screen.getByRole('alert')).toHaveTextContent(words('Errors')('unavailable'));
    await userEvent.click(retry()!);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([400, 404])('offers only a link to the home page after status %s', (status) => {
    renderFailure(status);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('missingTitle'));
    expect(retry()).toBeNull();
    expect(screen.getByRole('link', { name: t('home') })).toHaveAttribute('href', '/app');
  });

  it('links to the list of rooms when a room does not exist', () => {
    const back = { href: '/app/rooms', label: 'Rooms' };
    renderApp(<LoadFailed error={{ status: 404 }} back={back} onRetry={() => {}} />);
    expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/app/rooms');
  });
});
