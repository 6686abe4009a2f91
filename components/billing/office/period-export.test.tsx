/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchFile } from '@/lib/client/http/api-client';
import { saveFile } from '@/lib/client/http/save-file';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PeriodExport } from './period-export';

jest.mock('@/lib/client/http/save-file');
jest.mock('@/lib/client/page/today', () => ({ todayInNorway: () => '2027-01-15' }));
jest.mock('@/lib/client/http/api-client', () => ({
  ...jest.requireActual<object>('@/lib/client/http/api-client'),
  fetchFile: jest.fn(),
}));

const t = words('OfficeExport');
const button = () => screen.getByRole('button', { name: t('csv') });

it('the period export downloads the last VAT term or the chosen days', async () => {
  renderApp(<PeriodExport />);
  const user = userEvent.setup();
  const file = new Blob(['x']);
  jest.mocked(fetchFile).mockResolvedValue({ file, name: 'klassekart.csv' });
  expect(screen.queryByText(t('incomplete'))).toBeNull();
  await user.click(button());
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, 'klassekart.csv'));
  await user.selectOptions(screen.getByLabelText(t('period')), 'thisYear');
  expect(screen.getByText(t('incomplete'))).toBeVisible();
  await user.click(button());
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  expect(jest.mocked(fetchFile).mock.calls).toEqual([
    ['/office/export?from=2026-11-01&to=2026-12-31'],
    ['/office/export?from=2027-01-01&to=2027-12-31'],
  ]);
});

it.each([
  ['from', '', t('noDay')],
  ['to', '2026-10-31', t('order')],
  ['to', '2027-12-01', t('tooLong', { months: '13' })],
] as const)(
  'the period export shows an error at the field "%s" for the value %j',
  (key, value, text) => {
    renderApp(<PeriodExport />);
    const field = screen.getByLabelText(t(key));
    fireEvent.change(field, { target: { value } });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(t('period'))).toHaveValue('own');
    expect(button()).toBeDisabled();
  },
);
