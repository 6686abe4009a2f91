/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { OfficeSchool, SchoolAct } from '@/lib/contracts/billing/office';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SchoolsPage } from './schools-page';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/app/office/schools',
}));

const t = words('OfficeSchools');
const name = 'Fjellvik skole';
const school: OfficeSchool = {
  ...{ id: id(1), name, organizationNumber: '974760673' },
  ...{ state: 'trial', plan: null, endsOn: '2099-01-01', teachers: 3 },
  ...{ balanceOre: 0, canExtendTrial: true, log: [] },
};
const path = `POST /office/schools/${school.id}`;

function openSchools(shown: OfficeSchool) {
  const api = fakeApi({
    'GET /office/failures': { body: { hasSeller: true, failures: [] } },
    'GET /office/schools': { body: { schools: [shown], next: null } },
    [path]: { status: 204 },
  });
  renderApp(<SchoolsPage />);
  return { api, user: userEvent.setup() };
}
async function openDialog(user: ReturnType<typeof userEvent.setup>, act: SchoolAct['act']) {
  const button = { name: `${t(`buttons.${act}`)}: ${name}` };
  await user.click(await screen.findByRole('button', button));
  return within(await screen.findByRole('dialog'));
}
describe("the operator's page of schools", () => {
  it('corrects the organization number of a school, and refuses an invalid number', async () => {
    const { api, user } = openSchools(school);
    const dialog = await openDialog(user, 'correctNumber');
    const field = dialog.getByLabelText(t('number'));
    const submit = dialog.getByRole('button', { name: t('correctNumber') });
    await user.clear(field);
    await user.type(field, '974 760 674');
    await user.click(submit);
    expect(field).toHaveAccessibleDescription(t('numberWrong'));
    await user.clear(field);
    await user.type(field, '987 654 325');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(path)).toEqual([{ act: 'correctNumber', organizationNumber: '987654325' }]);
  });

  it('can lengthen the trial of a school, but not beyond the latest allowed day', async () => {
    const { api, user } = openSchools({ ...school, state: 'stopped', endsOn: '2020-01-01' });
    const dialog = await openDialog(user, 'extendTrial');
    const field = dialog.getByLabelText(t('lastDay'));
    const submit = dialog.getByRole('button', { name: t('extendTrial') });
    const wanted = (field as HTMLInputElement).value;
    await user.clear(field);
    await user.type(field, '2099-01-01');
    await user.click(submit);
    expect(field).toHaveAccessibleDescription(new RegExp(t('tooLate')));
    await user.clear(field);
    await user.type(field, wanted);
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(path)).toEqual([{ act: 'extendTrial', lastDay: wanted }]);
  });

  it('explains why an e-mail address is refused for a new admin, and reopens a closed school with another address', async () => {
    const { api, user } = openSchools({ ...school, teachers: 0, canExtendTrial: false });
    expect(await screen.findByText(t('closed'))).toBeVisible();
    api.answers[path] = problem('invalidRequest', [{ path: 'adminEmail', code: 'hasSchool' }]);
    const dialog = await openDialog(user, 'reopen');
    const field = dialog.getByLabelText(t('adminEmail'));
    const submit = dialog.getByRole('button', { name: t('reopen') });
    await user.type(field, 'kari@skole.example');
    await user.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription(t('hasSchool')));
    expect(field).toHaveValue('kari@skole.example');
    api.answers[path] = { status: 204 };
    await user.type(field, 't');
    expect(field).toBeValid();
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent(path)[1]).toEqual({ act: 'reopen', adminEmail: 'kari@skole.examplet' });
  });

  it('shows the log of the changes that the operator made to a school', async () => {
    const log = [{ kind: 'schoolReopened' as const, by: 'kontor@example.no' }];
    const at = '2026-12-02T10:00:00.000Z';
    openSchools({ ...school, log: log.map((entry) => ({ ...entry, at })) });
    const list = await screen.findByRole('list', { name: t('log') });
    expect(list).toHaveTextContent(/Opened again .*by kontor@example\.no/);
  });
});
