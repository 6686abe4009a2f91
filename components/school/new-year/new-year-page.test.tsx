/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from '@/components/ui/notification-area';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { MoveYear, YearMove, YearProposal } from '@/lib/contracts/school/school-year';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { NewYearPage } from './new-year-page';

jest.mock('@/lib/client/account/use-session');
jest.mock('@/lib/client/account/session-store', () => ({ checkSession: jest.fn() }));

const t = words('SchoolYear');
const errors = words('Errors');
const path = `/schools/${id(8)}/year-moves`;
const entry = (number: number, grade: string, name: string, up: [string, string] | null) => ({
  id: id(number),
  grade,
  name,
  teacherName: 'Ola',
  action: up ? ('up' as const) : ('leave' as const),
  up: up && { grade: up[0], name: up[1] },
});
const proposal: YearProposal = {
  schoolYear: 2025,
  hasGrades: true,
  fingerprint: 'first',
  classes: [
    entry(1, '8', '8A', ['9', '9A']),
    entry(2, '8', '8B', ['9', '9B']),
    entry(3, '10', '10A', null),
  ],
  last: null,
};
const made: YearMove = {
  id: id(5),
  schoolYear: 2026,
  at: '2026-08-10T08:00:00.000Z',
  byName: 'Kari',
  movedUp: 1,
  archived: 1,
  undoUntil: '2026-09-09T08:00:00.000Z',
};
const problem = (status: number, name: string) => ({
  status,
  body: { type: 'about:blank', title: name, status, code: name },
});

function open(values: Partial<YearProposal> = {}) {
  jest.mocked(useSession).mockReturnValue({ user: { id: id(1), school_id: id(8) } } as Session);
  // jsdom has no layout.
  window.scrollTo = jest.fn();
  const api = fakeApi({ [`GET ${path}`]: { body: { ...proposal, ...values } } });
  renderApp(
    <>
      <NewYearPage />
      <NotificationArea closeLabel="Close" className="" isPreloaded />
    </>,
  );
  return { api, user: userEvent.setup() };
}
const choice = (name: string) => screen.findByRole('combobox', { name: t('choice', { name }) });
const begin = t('begin', { year: '2026/27' });
const confirm = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

it('the page of a new school year shows a proposal for each class and changes no class', async () => {
  const { api } = open();
  expect(await choice('8A')).toHaveDisplayValue(t('upTo', { grade: '9', name: '9A' }));
  expect(await choice('10A')).toHaveDisplayValue(t('leave'));
  expect(within(await choice('10A')).queryByRole('option', { name: /Moves up/ })).toBeNull();
  expect(screen.getByText(t('summary', { up: 2, leave: 1, stay: 0 }))).toBeVisible();
  expect(api.calls.map(({ method }) => method)).toEqual(['GET']);
});

it('the request to begin a new school year contains only the choices that differ from the proposal', async () => {
  const { api, user } = open();
  const all = () => screen.findAllByRole('combobox', { name: t('all') });
  await user.selectOptions((await all())[1]!, t('stay'));
  await user.selectOptions(await choice('8B'), t('leave'));
  expect((await all())[0]).toHaveDisplayValue(t('mixed'));
  expect(screen.getByText(t('summary', { up: 1, leave: 1, stay: 1 }))).toBeVisible();
  api.answers[`POST ${path}`] = { body: made };
  api.answers[`GET ${path}`] = { body: { ...proposal, schoolYear: 2099, last: made } };
  await confirm(user, begin);
  expect(await screen.findByText(t('begun', { year: '2026/27' }))).toBeVisible();
  expect(api.sent(`POST ${path}`)).toEqual([
    {
      id: expect.any(String) as string,
      schoolYear: 2026,
      fingerprint: 'first',
      choices: [
        { classId: id(2), action: 'leave' },
        { classId: id(3), action: 'stay' },
      ],
    },
  ]);
  expect(await screen.findByText(t('lastBy', { name: 'Kari' }), { exact: false })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('a retry after a lost response sends the new school year with the same id', async () => {
  const { api, user } = open();
  api.answers[`POST ${path}`] = () => Promise.reject(new TypeError('offline'));
  const dialog = await confirm(user, begin);
  expect(await within(dialog).findByText(errors('offline'))).toBeVisible();
  api.answers[`POST ${path}`] = { body: made };
  await user.click(within(dialog).getByRole('button', { name: begin }));
  expect(await screen.findByText(t('begun', { year: '2026/27' }))).toBeVisible();
  const [first, second] = api.sent(`POST ${path}`) as MoveYear[];
  expect(second!.id).toBe(first!.id);
});

it('when the classes changed meanwhile, the choices for the new school year remain and a new class is shown', async () => {
  const { api, user } = open();
  await user.selectOptions(await choice('8B'), t('stay'));
  api.answers[`POST ${path}`] = problem(409, 'changedMeanwhile');
  const late = entry(4, '8', '8C', ['9', '9C']);
  const classes = [...proposal.classes, late];
  api.answers[`GET ${path}`] = { body: { ...proposal, fingerprint: 'second', classes } };
  await confirm(user, begin);
  expect(await screen.findByText(t('changed'))).toBeVisible();
  expect(await choice('8C')).toBeVisible();
  expect(await choice('8B')).toHaveDisplayValue(t('stay'));
});

it('undoing the new school year names the classes that have changed since then', async () => {
  const { api, user } = open({ schoolYear: 2026, last: made });
  api.answers[`POST ${path}/${made.id}/undo`] = {
    body: { restored: 2, keptCount: 1, kept: [{ id: id(1), grade: '9', name: '9 Alfa' }] },
  };
  api.answers[`GET ${path}`] = { body: proposal };
  await confirm(user, t('undo'));
  expect(await screen.findByText(t('undone', { count: 2 }))).toBeVisible();
  expect(await screen.findByText('9 Alfa')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('undo') })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the page of a new school year shows when the next school year can begin at the earliest', async () => {
  open({ schoolYear: 2099 });
  expect(await screen.findByText(t('later', { year: '2100/01', from: '2100' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
});

it('the page of a new school year has no undo button once the time for undoing has passed', async () => {
  open({ last: { ...made, undoUntil: null } });
  expect(await screen.findByText(/began on 10 August 2026|began on August 10, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: t('undo') })).toBeNull();
});
