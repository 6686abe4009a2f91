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
  ['/en/app/order/schoolM', undefined],
  ['/en/app/new-password', undefined],
  ['/en/app/office/invoices/1', undefined],
] as const)('marks where the page %s belongs', (shown, place) => {
  path = shown;
  renderApp(<AppNavigation />);
  const marked = screen.queryAllByRole('link', { current: true });
  expect(marked.map((link) => link.textContent)).toEqual(place ? [t(place)] : []);
});
