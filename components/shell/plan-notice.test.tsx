/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { SubscriptionInfo, UserInfo } from '@/lib/client/account/load-user';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-client';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PlanNotice } from './plan-notice';
import { SaveProblem } from './save-problem';

jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));

const t = words('NoPlan');
const plans = () => screen.getByRole('link', { name: words('Frame')('seePlans') });
const colleagues = `GET /schools/${id(8)}/teachers`;

function signIn(user: Partial<UserInfo>, subscription: Partial<SubscriptionInfo> = {}) {
  const inactive = { planSlug: 'inactive', trial_expires_at: null, personal_period_end: null };
  jest.mocked(useSession).mockReturnValue({
    user: { school_id: null, admin_id: null, ...user },
    subscription: { ...inactive, school_period_end: null, ...subscription },
  } as Session);
}
const atSchool = { school_id: id(8) };

describe('the notice about a missing subscription', () => {
  it('shows a teacher without a school a link to the prices', () => {
    signIn({}, { trial_expires_at: '2026-01-01T00:00:00.000Z' });
    renderApp(<PlanNotice />);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${t('trialEnded')}${t('text')} ${t('buyer.teacher')}`,
    );
    expect(plans()).toHaveAttribute('href', expect.stringMatching(/#pricing$/));
  });

  it("names the admins that a school's teacher can ask", async () => {
    signIn(atSchool, { school_period_end: '2026-01-01T00:00:00.000Z' });
    const names = ['Kari', 'Ola', 'Åse'];
    fakeApi({
      [colleagues]: {
        body: names.map((name, index) => ({ id: id(index), name, isAdmin: name !== 'Ola' })),
      },
    });
    renderApp(<PlanNotice />);
    expect(
      await screen.findByText(t('askAdmin', { names: 'Kari or Åse' }), { exact: false }),
    ).toBeVisible();
    expect(screen.getByText(t('planEnded'))).toBeVisible();
    expect(plans()).toBeVisible();
  });

  it("tells a school's teacher to ask an admin as long as the admins' names are unknown", () => {
    signIn(atSchool);
    fakeApi({ [colleagues]: problem('internal') });
    renderApp(<PlanNotice />);
    expect(screen.getByRole('status')).toHaveTextContent(t('buyer.colleague'));
  });

  it('advises an admin to order for the school', () => {
    signIn({ ...atSchool, admin_id: id(7) });
    renderApp(<PlanNotice />);
    expect(screen.getByRole('status')).toHaveTextContent(t('buyer.admin'));
  });
});

it('the notice about a missing subscription is hidden from a teacher with a subscription', () => {
  signIn({}, { planSlug: 'trial' });
  renderApp(<PlanNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

describe('the error of a failed save', () => {
  it('explains how to get a subscription when the teacher has none', () => {
    signIn({});
    renderApp(<SaveProblem error={new ApiError('noActivePlan', 403)} title="Not saved" />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Not saved${t('none')} ${t('text')} ${t('buyer.teacher')}`,
    );
    expect(plans()).toBeVisible();
  });

  it('names the reason without a link when the server is unavailable', () => {
    signIn({});
    renderApp(<SaveProblem error={new ApiError('unavailable', 503)} title="Not saved" />);
    expect(screen.getByText(words('Errors')('unavailable'))).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
