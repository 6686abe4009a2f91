/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFile } from '@/lib/client/http/api-client';
import { saveFile } from '@/lib/client/http/save-file';
import { booksCalls } from '@/lib/contracts/billing/office-books';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { BooksPage } from './books-page';

jest.mock('@/lib/client/http/save-file');
jest.mock('@/lib/client/page/today', () => ({ todayInNorway: () => '2027-01-15' }));
jest.mock('@/lib/client/http/api-client', () => ({
  ...jest.requireActual<object>('@/lib/client/http/api-client'),
  makeFile: jest.fn(),
}));

const t = words('OfficeBooks');
const sums = {
  ...{ netOre: 1500_00, vatOre: 375_00, lossOre: 400_00, lossVatOre: 100_00 },
  ...{ vatDueOre: 275_00, paidOre: 1000_00, openOre: 2125_00 },
};
const office = {
  overdue: { count: 0, leftOre: 0 },
  due: { count: 0, leftOre: 0 },
  refused: { count: 0, deliveries: [] },
  retried: { count: 0, deliveries: [] },
  credits: { count: 0, schools: [] },
  unreachable: { count: 0, invoices: [] },
  hasSeller: true,
};
const sumsOf = (from: string, to: string) => `GET /office/books?from=${from}&to=${to}`;
const open = () => {
  const api = fakeApi({
    'GET /office': { body: office },
    [sumsOf('2026-11-01', '2026-12-31')]: { body: sums },
  });
  renderApp(<BooksPage />);
  return api;
};
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  jest.mocked(makeFile).mockReset();
  jest.mocked(saveFile).mockReset();
});

it('shows the sums of the last VAT term before a file is made', async () => {
  open();
  expect(await screen.findByText(/275\.00/)).toBeVisible();
  expect(screen.getByLabelText(t('from'))).toHaveValue('2026-11-01');
  expect(screen.getByLabelText(t('to'))).toHaveValue('2026-12-31');
  expect(screen.queryByText(t('incomplete'))).toBeNull();
});

it('makes each file of the days that are shown, and saves it with its name', async () => {
  open();
  const user = userEvent.setup();
  const file = new Blob(['x']);
  jest.mocked(makeFile).mockResolvedValue({ file, name: 'bok.xml' });
  await user.click(await button(t('saft')));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, 'bok.xml'));
  await user.click(await button(t('csv')));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  const days = { from: '2026-11-01', to: '2026-12-31' };
  expect(jest.mocked(makeFile).mock.calls).toEqual([
    [booksCalls.makeBooks, { body: { ...days, format: 'saft' } }],
    [booksCalls.makeBooks, { body: { ...days, format: 'csv' } }],
  ]);
});

it('says that a period is not over', async () => {
  const api = open();
  api.answers[sumsOf('2027-01-01', '2027-12-31')] = { body: sums };
  await userEvent.selectOptions(await screen.findByLabelText(t('period')), 'thisYear');
  expect(await screen.findByText(t('incomplete'))).toBeVisible();
  expect(screen.getByLabelText(t('to'))).toHaveValue('2027-12-31');
});

it.each([
  ['from', '', t('noDay')],
  ['to', '2026-10-31', t('order')],
  ['to', '2027-12-01', t('tooLong', { months: '13' })],
] as const)('says beside the field %s what is wrong with %j', async (key, value, text) => {
  open();
  const field = await screen.findByLabelText(t(key));
  fireEvent.change(field, { target: { value } });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText(t('period'))).toHaveValue('own');
  expect(await button(t('csv'))).toBeDisabled();
  expect(screen.queryByRole('heading', { name: t('sums') })).toBeNull();
});

it('says when sums could not be fetched, and fetches them again', async () => {
  const api = open();
  const asked = sumsOf('2026-11-01', '2026-12-31');
  api.answers[asked] = problem('internal');
  const retry = await button(words('LoadFailed')('tryAgain'));
  api.answers[asked] = { body: sums };
  await userEvent.click(retry);
  expect(await screen.findByText(/275\.00/)).toBeVisible();
});
