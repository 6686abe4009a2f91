/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { checkSession } from '@/lib/client/account/session-store';
import type { OwnerlessClass } from '@/lib/contracts/school/ownerless-classes';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { words } from '@/lib/i18n/testing/render-app';
import { button, kari, ola, openSchool, problem, schoolPath } from './testing/open-school';

jest.mock('@/lib/client/account/use-session');
jest.mock('@/lib/client/account/session-store', () => ({ checkSession: jest.fn() }));

const people = words('SchoolMembers');
const left = words('OwnerlessClasses');
const errors = words('Errors');

beforeEach(() => jest.mocked(checkSession).mockClear());

describe('the list of members', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
    await user.click(await button(people('changeOf', { name })));
    await user.click(await button(action));
    return screen.findByRole('dialog');
  };

  it('shows role, number of classes and last login', async () => {
    openSchool();
    const row = (await screen.findByText('kari@skole.example')).closest('li')!;
    expect(within(row).getByText(people('admin'))).toBeVisible();
    expect(within(row).getByText(/2 classes · last logged in .*2026/)).toBeVisible();
    expect(screen.getByText(/No classes · has not logged in yet/)).toBeVisible();
  });

  it('asks who takes over the classes of a removed teacher, and renews the licence code', async () => {
    const { api, user } = openSchool();
    const dialog = await change(user, 'Ola', people('remove'));
    const owner = within(dialog).getByRole('combobox', { name: people('newOwner') });
    await waitFor(() => expect(owner).toHaveValue(kari.id));
    expect(within(owner).queryByRole('option', { name: 'Ola' })).toBeNull();
    const post = `POST ${schoolPath}/members/${ola.id}/remove`;
    api.answers[post] = { body: { classes: 3 } };
    api.answers[`GET ${schoolPath}/members`] = { body: { members: [kari], total: 1, next: null } };
    expect(within(dialog).getByRole('checkbox', { name: people('renewsCode') })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: people('remove') }));
    const announcement = `${people('removed', { name: 'Ola', classes: 3 })} ${people('codeRenewed')}`;
    expect(await screen.findByText(announcement)).toBeVisible();
    expect(api.sent(post)).toEqual([{ newOwnerId: kari.id, renewsCode: true }]);
    await waitFor(() => expect(screen.queryByText('ola@skole.example')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: people('title') })).toHaveFocus(),
    );
  });

  it('can remove a teacher and keep the licence code if the admin chooses so', async () => {
    const { api, user } = openSchool();
    const dialog = await change(user, 'Ola', people('remove'));
    await user.click(within(dialog).getByRole('checkbox', { name: people('renewsCode') }));
    const post = `POST ${schoolPath}/members/${ola.id}/remove`;
    api.answers[post] = { body: { classes: 0 } };
    await user.click(within(dialog).getByRole('button', { name: people('remove') }));
    expect(await screen.findByText(people('removed', { name: 'Ola', classes: 0 }))).toBeVisible();
    expect(api.sent(post)).toEqual([{ newOwnerId: kari.id, renewsCode: false }]);
  });

  it('explains why the last admin cannot step down', async () => {
    const { api, user } = openSchool();
    const dialog = await change(user, 'Kari', people('stepDown'));
    api.answers[`PUT ${schoolPath}/members/${kari.id}/role`] = problem(409, 'lastAdmin');
    await user.click(within(dialog).getByRole('button', { name: people('stepDown') }));
    expect(await within(dialog).findByText(errors('lastAdmin'))).toBeVisible();
    expect(checkSession).not.toHaveBeenCalled();
  });

  it('hands over the admin role to a teacher and then checks the session', async () => {
    const { api, user } = openSchool();
    const dialog = await change(user, 'Ola', people('handOver'));
    api.answers[`POST ${schoolPath}/members/${ola.id}/hand-over`] = { status: 204 };
    await user.click(within(dialog).getByRole('button', { name: people('handOver') }));
    expect(await screen.findByText(people('handedOver', { name: 'Ola' }))).toBeVisible();
    expect(checkSession).toHaveBeenCalled();
  });
});

describe('the list of removed teachers', () => {
  const removal = { teacherId: ola.id, name: 'Ola', removedAt: '2026-11-20T08:00:00.000Z' };

  it('is hidden when empty', async () => {
    openSchool();
    expect(await screen.findByText('ola@skole.example')).toBeVisible();
    expect(screen.queryByRole('list', { name: people('removedTitle') })).toBeNull();
  });

  it('readmits a teacher only after confirmation', async () => {
    const { api, user } = openSchool({ removals: [removal] });
    const list = await screen.findByRole('list', { name: people('removedTitle') });
    expect(within(list).getByText(/Nov 20, 2026|20 Nov 2026/)).toBeVisible();
    await user.click(await button(people('readmitName', { name: 'Ola' })));
    const dialog = await screen.findByRole('dialog', {
      name: people('readmitTitle', { name: 'Ola' }),
    });
    const path = `${schoolPath}/removals`;
    expect(api.sent(`DELETE ${path}/${ola.id}`)).toEqual([]);
    api.answers[`DELETE ${path}/${ola.id}`] = { status: 204 };
    api.answers[`GET ${path}`] = { body: { removals: [], next: null } };
    await user.click(within(dialog).getByRole('button', { name: people('readmit') }));
    expect(await screen.findByText(people('readmitted', { name: 'Ola' }))).toBeVisible();
    expect(api.sent(`DELETE ${path}/${ola.id}`)).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: people('title') })).toHaveFocus(),
    );
  });
});

describe('the list of classes without a teacher', () => {
  const orphan: OwnerlessClass = {
    id: id(5),
    grade: '8',
    name: '8B',
    version: 3,
    pupilCount: 24,
    mapCount: 2,
    archivedAt: null,
  };
  const none = { body: { classes: [], next: null } };

  it('is hidden when empty', async () => {
    openSchool();
    expect(await screen.findByText('ola@skole.example')).toBeVisible();
    expect(screen.queryByRole('region', { name: left('title') })).toBeNull();
  });

  it('asks the admin to choose a colleague first, and then gives the class to this colleague', async () => {
    const { api, user } = openSchool({ ownerless: [orphan] });
    const give = await button(left('giveName', { name: '8B' }));
    await user.click(give);
    expect(await screen.findByText(left('chooseFirst'))).toBeVisible();
    const choice = screen.getByRole('combobox', { name: left('newOwner', { name: '8B' }) });
    await user.selectOptions(choice, 'Ola');
    api.answers[`PUT /classes/${orphan.id}/owner`] = { status: 204 };
    api.answers[`GET ${schoolPath}/ownerless-classes`] = none;
    await user.click(give);
    expect(await screen.findByText(left('given', { name: '8B', teacher: 'Ola' }))).toBeVisible();
    expect(api.sent(`PUT /classes/${orphan.id}/owner`)).toEqual([{ teacherId: ola.id }]);
    await waitFor(() => expect(screen.queryByText('8B')).toBeNull());
  });

  it('deletes a class only after confirmation', async () => {
    const { api, user } = openSchool({ ownerless: [orphan] });
    await user.click(await button(left('deleteName', { name: '8B' })));
    const dialog = await screen.findByRole('dialog', { name: left('deleteTitle', { name: '8B' }) });
    expect(api.sent(`DELETE /classes/${orphan.id}`)).toEqual([]);
    api.answers[`DELETE /classes/${orphan.id}`] = { status: 204 };
    api.answers[`GET ${schoolPath}/ownerless-classes`] = none;
    await user.click(within(dialog).getByRole('button', { name: left('delete') }));
    expect(await screen.findByText(left('isDeleted', { name: '8B' }))).toBeVisible();
  });
});
