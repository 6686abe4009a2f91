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
  next_period: null,
  charge: { net_ore: 252_05, vat_ore: 63_01, total_ore: 315_06 },
  first: { net_ore: 252_05, vat_ore: 63_01, total_ore: 315_06 },
  ...{ invoice_on: '2027-05-31', set_off_ore: 0, due_ore: 315_06 },
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

it('the upgrade dialog shows and sends the price difference for the rest of the period', async () => {
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
      first_net_ore: 252_05,
    },
  ]);
});

it('the upgrade dialog shows that the price covers the next period', async () => {
  const next_period = { from: '2027-12-01', to: '2028-11-30' };
  fakeApi({ [`GET ${path}`]: { body: [{ ...upgrade, from: '2027-11-30', next_period }] } });
  open();
  expect(await screen.findByText(/You pay the difference/)).toHaveTextContent(
    /November.30,.2027 to November.30,.2027\. .*December.1,.2027 to November.30,.2028, which/,
  );
});

it('the upgrade dialog shows the price of the change and the total due with open invoices', async () => {
  fakeApi({ [`GET ${path}`]: { body: [{ ...upgrade, due_ore: 1563_81 }] } });
  open();
  expect(await screen.findByText(/^Invoice total: NOK.315\.06/)).toBeVisible();
  expect(screen.getByText(/^To pay.*NOK/)).toHaveTextContent(/^To pay in all.*NOK.1,563\.81/);
});

it('the upgrade dialog shows the credit that is set off and the amount left to pay', async () => {
  fakeApi({ [`GET ${path}`]: { body: [{ ...upgrade, set_off_ore: 100_00 }] } });
  open();
  expect(await screen.findByText(/^Invoice total: NOK.315\.06/)).toBeVisible();
  expect(screen.getByText(/100\.00 is set off/)).toBeVisible();
  expect(screen.getByText(/^To pay: NOK.215\.06/)).toBeVisible();
});

it('the upgrade dialog shows the amount and date of the first invoice when none is sent yet', async () => {
  const first = { net_ore: 959_31, vat_ore: 239_83, total_ore: 1199_14 };
  const api = fakeApi({
    [`GET ${path}`]: { body: [{ ...upgrade, charge: null, first, invoice_on: '2027-06-14' }] },
    [`POST ${path}`]: { body: subscription },
  });
  const changed = jest.fn();
  const user = userEvent.setup();
  open(changed);
  expect(await screen.findByText(/Nothing is invoiced now/)).toHaveTextContent(
    /The invoice for the period is sent on June.14,.2027/,
  );
  expect(screen.getByText(/^To pay: NOK.1,199\.14 with VAT/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('upgrade.confirm') }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(api.sent(`POST ${path}`)).toMatchObject([{ charge_net_ore: null, first_net_ore: 959_31 }]);
});
