/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termsVersion } from '@/lib/contracts/account/terms';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { TermsDialog } from './accept-terms';

const t = words('Terms');
const box = () => screen.getByRole('checkbox', { name: /18/ });
const goOn = () => userEvent.click(screen.getByRole('button', { name: t('continue') }));

it('the dialog of the terms stores the accepted version only when the box is ticked', async () => {
  const api = fakeApi({ 'PUT /account/terms': { status: 204 } });
  renderApp(<TermsDialog open />);
  await goOn();
  expect(box()).toHaveAccessibleDescription(t('required'));
  expect(api.calls).toEqual([]);
  await userEvent.click(box());
  await goOn();
  expect(api.sent('PUT /account/terms')).toEqual([{ version: termsVersion }]);
});

it('the dialog of the terms opens the terms and the privacy policy in a new tab', () => {
  fakeApi({});
  renderApp(<TermsDialog open />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [expect.stringMatching(/\/terms$/), '_blank'],
    [expect.stringMatching(/\/privacy$/), '_blank'],
  ]);
});
