/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { useSession } from '@/lib/client/account/use-session';
import { findTier, type TierSlug } from '@/lib/core/billing/plans';
import { realMessages } from '@/lib/i18n/testing/server-words';
import { reloadPage } from './navigate';
import { PlanCheckout } from './plan-checkout';

jest.mock('./navigate', () => ({ reloadPage: jest.fn() }));
jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));
let mockFetchPanel: () => object;
jest.mock('./checkout-panel', () => mockFetchPanel());

const missing = () => {
  throw new Error('Failed to load chunk');
};
const unknown = { user: null, subscription: null, error: null };

async function renderPlan(email: string | null) {
  mockFetchPanel = missing;
  const status = email === null ? 'signedOut' : 'failed';
  jest.mocked(useSession).mockReturnValue({ ...unknown, status, email });
  render(
    <PlanCheckout
      tier={findTier('teacher')!}
      tierNames={{} as Record<TierSlug, string>}
      locale="en"
      messages={realMessages('en')}
      visitor={<p>Visitor</p>}
      loading={<p>Loading</p>}
      texts={{ label: 'Plan', failed: 'No luck', tryAgain: 'Try again', goToApp: 'To the app' }}
    />,
  );
}
const tryAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

describe('the checkout panel that failed to load', () => {
  it('shows no error to a visitor', async () => {
    await renderPlan(null);
    expect(screen.getByText('Visitor')).toBeInTheDocument();
  });

  // A module remains loaded for later tests, so this test must precede the test in which loading succeeds.
  it('reloads the page when the retry also fails', async () => {
    await renderPlan('kari@skole.no');
    await tryAgain();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  });
});
