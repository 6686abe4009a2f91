/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubscriptionInfo, UserInfo } from '@/lib/client/account/load-user';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { AccountMenu } from './account-menu';

const t = words('Frame');
const user: UserInfo = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Kari',
  email: 'kari@skole.no',
  role: 'teacher',
  school_id: null,
  joined_on: '2026-08-20T08:00:00.000Z',
  admin_id: null,
  has_accepted_terms: true,
  is_email_verified: true,
};
const inTrial: SubscriptionInfo = {
  planSlug: 'trial',
  trialActive: true,
  trial_expires_at: new Date(Date.now() + 22.5 * 86_400_000).toISOString(),
  personalActive: false,
  schoolActive: false,
  seat_limit: null,
  school_id: null,
  personal_period_end: null,
  school_period_end: null,
};

const opener = () => screen.getByRole('button', { name: t('accountOf', { name: 'Kari' }) });
const isOpen = () => screen.queryByRole('button', { name: t('signOut') }) !== null;
const planLink = () => screen.getByRole('link', { name: new RegExp(`^${t('billing')}`) });

function renderMenu(subscription = inTrial, isEmailVerified = true) {
  fakeApi({
    'GET /account': {
      body: { name: 'Kari', email: 'kari@skole.no', isEmailVerified, isClerk: false },
    },
  });
  const onLeave = jest.fn();
  renderApp(
    <>
      <AccountMenu user={user} subscription={subscription} onLeave={onLeave} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { onLeave, hand: userEvent.setup() };
}

describe('the account menu', () => {
  it('shows who is signed in and signs out', async () => {
    const { onLeave, hand } = renderMenu();
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await hand.tab();
    await hand.keyboard('{Enter}');
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('kari@skole.no')).toBeVisible();
    screen.getByRole('button', { name: t('signOut') }).focus();
    await hand.keyboard('{Enter}');
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(isOpen()).toBe(false);
  });

  it('shows the days left of the trial and links to the subscription and the guide', async () => {
    const { hand } = renderMenu();
    await hand.click(opener());
    expect(planLink()).toHaveTextContent(t('plan.trial', { days: 23 }));
    expect(planLink()).toHaveAttribute('href', '/app/billing');
    const help = screen.getByRole('link', { name: t('help') });
    expect(help).toHaveAttribute('href', expect.stringMatching(/\/pages\/guide$/));
  });

  it('marks the account link when the address is unconfirmed', async () => {
    const { hand } = renderMenu(inTrial, false);
    await hand.click(opener());
    const account = screen.getByRole('link', { name: new RegExp(`^${t('toAccount')}`) });
    await waitFor(() => expect(account).toHaveTextContent(t('unconfirmed')));
  });

  it('names the plan of the subscription', async () => {
    const { hand } = renderMenu({ ...inTrial, planSlug: 'schoolM' });
    await hand.click(opener());
    expect(planLink()).toHaveTextContent(words('Pricing')('tiers.schoolM.name'));
  });

  it('closes by Escape and returns the focus to its button', async () => {
    const { onLeave, hand } = renderMenu();
    await hand.click(opener());
    await hand.tab();
    await hand.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(opener()).toHaveFocus();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it.each([
    ['a press outside the menu', () => userEvent.click(screen.getByText('Elsewhere'))],
    [
      'moving the focus out of the menu',
      async () => {
        screen.getByRole('button', { name: t('signOut') }).focus();
        await userEvent.tab();
      },
    ],
  ])('closes when the user leaves the menu: by %s', async (_, act) => {
    const { hand } = renderMenu();
    await hand.click(opener());
    await act();
    expect(isOpen()).toBe(false);
  });
});
