/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SchoolActions } from './school-actions';

const t = words('Billing');
const schoolId = testId(1);
const billing: SchoolBilling = {
  ...{ state: 'active', plan: 'schoolM', endsOn: '2027-11-28', isRenewing: true, next: null },
  ...{ price: null, payer: null, creditOre: 0, dueOre: 0, seats: { taken: 3, limit: 35 } },
};
const options: OrderOptions = {
  teacherCount: 3,
  agreed: { tierId: 'school_plan_m', inForceUntil: '2027-11-28', isRenewing: true },
  ...{ stoppedBy: [], offers: [], startsOn: null },
};
const show = (facts: Partial<OrderOptions>, state: SchoolBilling['state'] = 'active') => {
  const api = fakeApi({
    [`GET /schools/${schoolId}/orders`]: { body: { ...options, ...facts } },
    [`GET /schools/${schoolId}/subscription/upgrade`]: { body: [] },
  });
  renderApp(<SchoolActions schoolId={schoolId} billing={{ ...billing, state }} />);
  return api;
};
const button = () => screen.findByRole('button', { name: t('actions.upgrade') });

it('the upgrade button opens the upgrade dialog', async () => {
  show({});
  await userEvent.click(await button());
  expect(await screen.findByRole('dialog', { name: t('upgrade.title') })).toBeVisible();
});

it.each<[string, Partial<OrderOptions>, RegExp]>([
  ['an unpaid invoice', { stoppedBy: [10042] }, /once invoice 10042 is paid/],
  ['too many teachers for every plan', { teacherCount: 51 }, /has 51 teachers/],
])(
  'the disabled upgrade button is focusable and described by its reason: %s',
  async (_, facts, reason) => {
    show(facts, 'suspended');
    const upgrade = await button();
    await screen.findByText(reason);
    expect(upgrade).toHaveAccessibleDescription(reason);
    expect(upgrade).toHaveAttribute('aria-disabled', 'true');
    upgrade.focus();
    expect(upgrade).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
