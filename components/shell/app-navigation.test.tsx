/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { AppNavigation } from './app-navigation';

const t = words('Frame');
let path: string;
jest.mock('next/navigation', () => ({ usePathname: () => path }));

it.each([
  ['/en/app', 'classes'],
  ['/en/app/classes/1/seatmap', 'classes'],
  ['/en/app/maps/1', 'classes'],
  ['/en/app/rooms/new', 'rooms'],
] as const)('the navigation on the page %s marks the link "%s"', (shown, place) => {
  path = shown;
  renderApp(<AppNavigation />);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent(t(place));
});

it.each(['/en/app/order/schoolM', '/en/app/new-password', '/en/app/office/invoices/1'])(
  'the navigation on the page %s marks no link',
  (shown) => {
    path = shown;
    renderApp(<AppNavigation />);
    expect(screen.queryByRole('link', { current: true })).not.toBeInTheDocument();
  },
);
