/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
// The notice fetches it.
import './checkout-dialog';
import { CheckoutNotice } from './checkout-notice';

const t = words('Checkout');
const plan = '/smg-website-official/pricing/teacher?frequency=yearly';

async function linksAfter(query: string) {
  window.history.replaceState(null, '', `/?${query}`);
  renderApp(<CheckoutNotice />);
  const notice = within(await screen.findByRole('dialog'));
  return notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  ['has failed', 'error=payment_failed', t('error.next')],
  ['was cancelled', 'canceled=true', t('canceled.next')],
])('offers a second try of a checkout that %s, before anything else', async (_, query, next) => {
  expect(await linksAfter(query)).toEqual([
    [t('again'), plan],
    [next, expect.any(String)],
  ]);
});

it('offers no second try of one that succeeded', async () => {
  expect(await linksAfter('success=true')).toEqual([[t('success.next'), expect.any(String)]]);
});
