/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { Subscription, Upgrade } from '@/lib/contracts/billing/subscription';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { UpgradeDialog } from './upgrade-dialog';

const t = words('Billing');
const schoolId = testId(1);
const path = `/schools/${schoolId}/subscription/upgrade`;

const upgrade: Upgrade = {
  lookup_key: 'school_plan_l_yearly',
  from: '2027-05-31',
  to: '2027-11-30',
  charge: { net_ore: 252_05, vat_ore: 63_01, total_ore: 315_06 },
  next: { net_ore: 1999_00, vat_ore: 499_75, total_ore: 2498_75 },
};
const subscription: Subscription = {
  state: 'active',
  is_renewing: true,
  tier_id: 'school_plan_l',
  period_months: 12,
  last_trial_day: null,
  first_period_day: '2026-12-01',
  last_period_day: '2027-11-30',
  stops_on: null,
};
const open = (onChanged: () => void = () => {}) =>
  renderApp(<UpgradeDialog schoolId={schoolId} onClose={() => {}} onChanged={onChanged} />);

it('shows the one difference for the rest of the period, and sends it with the order', async () => {
  const api = fakeApi({
    [`GET ${path}`]: { body: [upgrade] },
    [`POST ${path}`]: { body: subscription },
  });
  const changed = jest.fn();
  const user = userEvent.setup();
  open(changed);
  expect(await screen.findByText(/315[.,]06/)).toBeVisible();
  expect(screen.getByText(/May.31,.2027.*November.30,.2027/)).toBeVisible();
  expect(screen.getByText(/1.?999/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('upgrade.confirm') }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(api.sent(`POST ${path}`)).toEqual([
    {
      client_key: expect.any(String),
      lookup_key: upgrade.lookup_key,
      charge_net_ore: 252_05,
    },
  ]);
});

it('says that the new price comes with the invoice of the period where none is billed yet', async () => {
  const api = fakeApi({
    [`GET ${path}`]: { body: [{ ...upgrade, charge: null }] },
    [`POST ${path}`]: { body: subscription },
  });
  const changed = jest.fn();
  const user = userEvent.setup();
  open(changed);
  expect(await screen.findByText(/Nothing is invoiced now/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('upgrade.confirm') }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(api.sent(`POST ${path}`)).toMatchObject([{ charge_net_ore: null }]);
});
