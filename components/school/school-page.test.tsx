/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from '@/components/ui/notification-area';
import type { UserInfo } from '@/lib/client/auth/load-user';
import { checkSession, type Session } from '@/lib/client/auth/session-store';
import { useSession } from '@/lib/client/auth/use-session';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { OwnerlessClass } from '@/lib/contracts/ownerless-classes';
import type { Member } from '@/lib/contracts/school-members';
import type { SchoolSettings } from '@/lib/contracts/school-settings';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SchoolPage } from './school-page';

jest.mock('@/lib/client/auth/use-session');
jest.mock('@/lib/client/auth/session-store', () => ({ checkSession: jest.fn() }));

const t = words('School');
const code = words('SchoolCode');
const seats = words('SchoolSeats');
const people = words('SchoolMembers');
const form = words('SchoolSettings');
const left = words('OwnerlessClasses');
const errors = words('Errors');

beforeEach(() => jest.mocked(checkSession).mockClear());

const schoolPath = `/schools/${id(8)}`;
const stored: SchoolSettings = {
  name: 'Fjellvik skole',
  organizationNumber: null,
  schoolYear: null,
  grades: [],
  version: 1,
  licenceCode: '7K4M2XQ9',
  seatLimit: 20,
  seatsTaken: 2,
};
const kari: Member = {
  id: id(1),
  name: 'Kari',
  email: 'kari@skole.example',
  isAdmin: true,
  lastLoginAt: '2026-08-20T08:00:00.000Z',
  classCount: 2,
};
const ola: Member = {
  ...kari,
  id: id(2),
  name: 'Ola',
  email: 'ola@skole.example',
  isAdmin: false,
  lastLoginAt: null,
  classCount: 0,
};
const problem = (status: number, name: string) => ({
  status,
  body: { type: 'about:blank', title: name, status, code: name },
});

function open(
  options: {
    isAdmin?: boolean;
    hasSchool?: boolean;
    settings?: Partial<SchoolSettings>;
    ownerless?: OwnerlessClass[];
  } = {},
) {
  const { isAdmin = true, hasSchool = true, settings = {}, ownerless = [] } = options;
  const user: Partial<UserInfo> = {
    id: kari.id,
    name: kari.name,
    school_id: hasSchool ? id(8) : null,
    admin_id: isAdmin ? id(7) : null,
  };
  jest
    .mocked(useSession)
    .mockReturnValue({ user, subscription: { schoolActive: true } } as Session);
  const colleagues = [kari, ola].map(({ id: each, name, isAdmin: admin }) => ({
    id: each,
    name,
    isAdmin: admin,
  }));
  const api = fakeApi({
    [`GET ${schoolPath}`]: {
      body: {
        name: stored.name,
        school_year: null,
        grades: [],
        seat_limit: 20,
        has_active_subscription: true,
        subscription_current_period_end: null,
      },
    },
    [`GET ${schoolPath}/settings`]: { body: { ...stored, ...settings } },
    [`GET ${schoolPath}/members`]: { body: { members: [kari, ola], total: 2, next: null } },
    [`GET ${schoolPath}/teachers`]: { body: colleagues },
    [`GET ${schoolPath}/ownerless-classes`]: { body: { classes: ownerless, next: null } },
  });
  renderApp(
    <>
      <SchoolPage />
      <NotificationArea closeLabel="Close" className="" isPreloaded />
    </>,
  );
  return { api, user: userEvent.setup() };
}
const button = (name: string) => screen.findByRole('button', { name });

it('shows a teacher without a school the way to one', async () => {
  open({ hasSchool: false, isAdmin: false });
  const link = await screen.findByRole('link', { name: t('noSchoolAction') });
  expect(link).toHaveAttribute('href', '/app/account');
});

it('shows a teacher who runs the school and who is there, and nothing of the code', async () => {
  const { api } = open({ isAdmin: false });
  expect(await screen.findByText(t('roleTeacher'))).toBeVisible();
  const section = await screen.findByRole('region', { name: t('admins') });
  expect(within(section).getByText('Kari')).toBeVisible();
  expect(within(section).queryByText('Ola')).toBeNull();
  expect(screen.queryByText('7K4M-2XQ9')).toBeNull();
  expect(api.sent(`GET ${schoolPath}/settings`)).toEqual([]);
});

describe('the licence code', () => {
  it('is seen, copied and put into an e-mail with a link that keeps it from servers', async () => {
    const { user } = open();
    expect(await screen.findByText('7K4M-2XQ9')).toBeVisible();
    await user.click(await button(code('copy')));
    expect(await screen.findByText(code('copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('7K4M-2XQ9');
    const href = screen.getByRole('link', { name: code('email') }).getAttribute('href')!;
    const mail = new URLSearchParams(href.slice('mailto:?'.length));
    expect(mail.get('subject')).toContain('Fjellvik skole');
    expect(mail.get('body')).toMatch(/\/app\/signup#code=7K4M-2XQ9\r\n/);
    expect(href).not.toContain('+');
  });

  it('is shown where the browser does not copy', async () => {
    const { user } = open();
    await screen.findByText('7K4M-2XQ9');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await button(code('copy')));
    expect(await screen.findByText(code('notCopied', { code: '7K4M-2XQ9' }))).toBeVisible();
  });

  it('is made anew only after asking; another admin’s newer code is shown instead', async () => {
    const { api, user } = open();
    await user.click(await button(code('renew')));
    const dialog = await screen.findByRole('dialog', { name: code('renewTitle') });
    expect(within(dialog).getByText(/7K4M-2XQ9/)).toBeVisible();
    const post = `POST ${schoolPath}/licence-code`;
    expect(api.sent(post)).toEqual([]);
    api.answers[post] = problem(409, 'changedMeanwhile');
    api.answers[`GET ${schoolPath}/settings`] = { body: { ...stored, licenceCode: 'AAAABBBB' } };
    await user.click(within(dialog).getByRole('button', { name: code('renewConfirm') }));
    expect(await within(dialog).findByText(errors('changedMeanwhile'))).toBeVisible();
    expect(await within(dialog).findByText(/AAAA-BBBB/)).toBeVisible();
    api.answers[post] = { body: { ...stored, licenceCode: 'CCCCDDDD' } };
    await user.click(within(dialog).getByRole('button', { name: code('renewConfirm') }));
    expect(await screen.findByText('CCCC-DDDD')).toBeVisible();
    expect(api.sent(post)).toEqual([{ code: '7K4M-2XQ9' }, { code: 'AAAA-BBBB' }]);
  });

  it('comes with what to do first while the admin is alone', async () => {
    open({ settings: { seatsTaken: 1 } });
    const section = await screen.findByRole('region', { name: code('firstTitle') });
    expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the seats', () => {
  it.each([
    ['free', { seatsTaken: 12 }, null],
    ['few', { seatsTaken: 18 }, /schoolM/],
    ['full', { seatsTaken: 20 }, /schoolM/],
    ['more than paid for', { seatLimit: 35, seatsTaken: 40 }, /schoolL/],
  ])('lead to a larger plan when they are %s', async (_, settings, plan) => {
    open({ settings });
    const { seatsTaken: taken, seatLimit: limit } = { ...stored, ...settings };
    expect(await screen.findByText(seats('paid', { taken, limit }))).toBeVisible();
    const links = screen.queryAllByRole('link', { name: /\d+ seats/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      plan ? [expect.stringMatching(plan)] : [],
    );
  });

  it('lead nowhere from the largest plan but to the company', async () => {
    open({ settings: { seatLimit: 50, seatsTaken: 50 } });
    expect(await screen.findByText(seats('fullTitle'))).toBeVisible();
    expect(screen.getByText(/largest subscription/)).toBeVisible();
  });
});

describe('the members', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
    await user.click(await button(people('changeOf', { name })));
    await user.click(await button(action));
    return screen.findByRole('dialog');
  };

  it('are listed with role, classes and last login', async () => {
    open();
    const row = (await screen.findByText('kari@skole.example')).closest('li')!;
    expect(within(row).getByText(people('admin'))).toBeVisible();
    expect(within(row).getByText(/2 classes · last logged in .*2026/)).toBeVisible();
    expect(screen.getByText(/no classes · has not logged in yet/)).toBeVisible();
  });

  it('are removed after asking who gets the classes: at first the admin', async () => {
    const { api, user } = open();
    const dialog = await change(user, 'Ola', people('remove'));
    const owner = within(dialog).getByRole('combobox', { name: people('newOwner') });
    await waitFor(() => expect(owner).toHaveValue(kari.id));
    expect(within(owner).queryByRole('option', { name: 'Ola' })).toBeNull();
    const post = `POST ${schoolPath}/members/${ola.id}/remove`;
    api.answers[post] = { body: { classes: 3 } };
    api.answers[`GET ${schoolPath}/members`] = { body: { members: [kari], total: 1, next: null } };
    await user.click(within(dialog).getByRole('button', { name: people('remove') }));
    expect(await screen.findByText(people('removed', { name: 'Ola', classes: 3 }))).toBeVisible();
    expect(api.sent(post)).toEqual([{ newOwnerId: kari.id }]);
    await waitFor(() => expect(screen.queryByText('ola@skole.example')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: people('title') })).toHaveFocus(),
    );
  });

  it('cannot lose their last admin, who is told why', async () => {
    const { api, user } = open();
    const dialog = await change(user, 'Kari', people('stepDown'));
    api.answers[`PUT ${schoolPath}/members/${kari.id}/role`] = problem(409, 'lastAdmin');
    await user.click(within(dialog).getByRole('button', { name: people('stepDown') }));
    expect(await within(dialog).findByText(errors('lastAdmin'))).toBeVisible();
    expect(checkSession).not.toHaveBeenCalled();
  });

  it('get the role handed over, and the page asks again who the user is', async () => {
    const { api, user } = open();
    const dialog = await change(user, 'Ola', people('handOver'));
    api.answers[`POST ${schoolPath}/members/${ola.id}/hand-over`] = { status: 204 };
    await user.click(within(dialog).getByRole('button', { name: people('handOver') }));
    expect(await screen.findByText(people('handedOver', { name: 'Ola' }))).toBeVisible();
    expect(checkSession).toHaveBeenCalled();
  });
});

describe('the classes without a teacher', () => {
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

  it('are not mentioned while there are none', async () => {
    open();
    expect(await screen.findByText('ola@skole.example')).toBeVisible();
    expect(screen.queryByRole('region', { name: left('title') })).toBeNull();
  });

  it('are given to a colleague, who has to be chosen', async () => {
    const { api, user } = open({ ownerless: [orphan] });
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

  it('are deleted only after asking', async () => {
    const { api, user } = open({ ownerless: [orphan] });
    await user.click(await button(left('deleteName', { name: '8B' })));
    const dialog = await screen.findByRole('dialog', { name: left('deleteTitle', { name: '8B' }) });
    expect(api.sent(`DELETE /classes/${orphan.id}`)).toEqual([]);
    api.answers[`DELETE /classes/${orphan.id}`] = { status: 204 };
    api.answers[`GET ${schoolPath}/ownerless-classes`] = none;
    await user.click(within(dialog).getByRole('button', { name: left('delete') }));
    expect(await screen.findByText(left('isDeleted', { name: '8B' }))).toBeVisible();
  });
});

describe('the details of the school', () => {
  const name = () => screen.findByRole('textbox', { name: form('name') });
  const put = `PUT ${schoolPath}`;

  it('say at once what is wrong, and are saved with the chosen grades', async () => {
    const { api, user } = open();
    const number = await screen.findByRole('textbox', { name: form('organizationNumber') });
    await user.type(number, '974 760 674');
    await user.click(await button('8–10'));
    await user.click(screen.getByRole('checkbox', { name: '9' }));
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('numberWrong'))).toBeVisible();
    await user.clear(number);
    await user.type(number, '974 760 673');
    api.answers[put] = ({ body }) => ({ body: { ...stored, ...(body as object), version: 2 } });
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('saved'))).toBeVisible();
    expect(api.sent(put)).toEqual([
      {
        name: stored.name,
        organizationNumber: '974760673',
        schoolYear: null,
        grades: ['8', '10'],
        version: 1,
      },
    ]);
  });

  it('keep what was typed when another admin was faster, and save it on the second attempt', async () => {
    const { api, user } = open();
    await user.clear(await name());
    await user.type(await name(), 'Min skole');
    api.answers[put] = problem(409, 'changedMeanwhile');
    api.answers[`GET ${schoolPath}/settings`] = {
      body: { ...stored, name: 'Deres skole', version: 2 },
    };
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('conflict'))).toBeVisible();
    expect(await name()).toHaveValue('Min skole');
    api.answers[put] = ({ body }) => ({ body: { ...stored, ...(body as object), version: 3 } });
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('saved'))).toBeVisible();
    expect(api.sent(put).at(-1)).toMatchObject({ name: 'Min skole', version: 2 });
  });
});

it('asks again who is signed in when the server refuses: the admin was removed', async () => {
  const { api } = open();
  await screen.findByText('7K4M-2XQ9');
  expect(checkSession).not.toHaveBeenCalled();
  api.answers[`GET ${schoolPath}/settings`] = problem(404, 'notFound');
  api.answers[`POST ${schoolPath}/licence-code`] = problem(404, 'notFound');
  const user = userEvent.setup();
  await user.click(await button(code('renew')));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: code('renewConfirm') }));
  await waitFor(() => expect(checkSession).toHaveBeenCalled());
});
