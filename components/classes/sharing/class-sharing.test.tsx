/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/ui/notifications';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ClassSharing } from './class-sharing';

jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));
jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));

const t = words('ClassSharing');
const errors = words('Errors');
const [kari, ola, oda, ida] = [
  { id: id(1), name: 'Kari' },
  { id: id(2), name: 'Ola Nordbø' },
  { id: id(3), name: 'Oda' },
  { id: id(4), name: 'Ida' },
] as const;
const shared = classDetail({ mayShare: true, editors: [ida] });
const listed = [ida, kari, oda, ola].map((colleague) => ({ ...colleague!, isAdmin: false }));
const ofSchool = `GET /schools/${id(8)}/teachers`;
const editorCall = (method: string, teacher: { id: string }) =>
  `${method} /classes/${id(9)}/editors/${teacher.id}`;

function renderSharing(values: Partial<ClassDetail> = {}, as: { id: string } = kari) {
  const user = { id: as.id, school_id: id(8) };
  jest.mocked(useSession).mockReturnValue({ user } as Session);
  const detail = { ...shared, ...values };
  const api = fakeApi({ [ofSchool]: { body: listed } });
  renderApp(<ClassSharing detail={detail} />);
  return { api, detail, user: userEvent.setup() };
}
const field = () => screen.getByRole('combobox', { name: t('add') });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => jest.mocked(notify).mockReset());

it('a teacher finds a colleague by part of the name and adds the colleague as an editor by the keyboard alone', async () => {
  const { api, detail, user } = renderSharing();
  api.answers[editorCall('PUT', ola)] = { body: { ...detail, editors: [ida, ola] } };
  await user.tab();
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(offered()).toEqual(['Oda', 'Ola Nordbø']));
  await user.keyboard('NORD');
  await waitFor(() => expect(offered()).toEqual(['Ola Nordbø']));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('isShared', { name: ola.name }))).toBeInTheDocument();
  expect(api.sent(editorCall('PUT', ola))).toHaveLength(1);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it("a teacher adds a colleague as an editor of the class by pressing the colleague's name", async () => {
  const { api, detail, user } = renderSharing();
  api.answers[editorCall('PUT', oda)] = { body: { ...detail, editors: [ida, oda] } };
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Oda' }));
  await waitFor(() => expect(api.sent(editorCall('PUT', oda))).toHaveLength(1));
});

it("the field for a colleague's name keeps every letter when letters are typed faster than the page renders", () => {
  renderSharing();
  const input = field() as HTMLInputElement;
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const seen: string[] = [];
  act(() => {
    for (const letter of 'ola') {
      type.call(input, input.value + letter);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      seen.push(input.value);
    }
  });
  expect(seen).toEqual(['o', 'ol', 'ola']);
});

it("the field for a colleague's name keeps its text when no colleague matches", async () => {
  const { user } = renderSharing();
  await user.type(field(), 'Per');
  expect(await screen.findByText(t('noneFound', { search: 'Per' }))).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Per');
});

it('adding a colleague shows an error when the server refuses', async () => {
  const { api, user } = renderSharing();
  api.answers[editorCall('PUT', oda)] = problem('notFound');
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Oda' }));
  expect(await screen.findByText(errors('notFound'))).toBeInTheDocument();
});

it('adding a colleague shows the name while pending and can be retried after a failure', async () => {
  const { api, detail, user } = renderSharing();
  let fail = () => {};
  api.answers[editorCall('PUT', oda)] = () =>
    new Promise((_, reject) => (fail = () => reject(new TypeError('offline'))));
  await user.click(field());
  await user.click(await screen.findByRole('option', { name: 'Oda' }));
  expect(await screen.findByText(t('sharing', { name: 'Oda' }))).toBeVisible();
  fail();
  expect(await screen.findByText(t('notShared', { name: 'Oda' }))).toBeVisible();
  expect(screen.queryByText(t('sharing', { name: 'Oda' }))).not.toBeInTheDocument();
  api.answers[editorCall('PUT', oda)] = { body: { ...detail, editors: [ida, oda] } };
  await user.click(screen.getByRole('button', { name: t('tryAgain') }));
  expect(await screen.findByText(t('isShared', { name: 'Oda' }))).toBeInTheDocument();
  expect(screen.queryByText(t('notShared', { name: 'Oda' }))).not.toBeInTheDocument();
});

it('the list of colleagues can be fetched again after a failure', async () => {
  const { api, user } = renderSharing();
  api.answers[ofSchool] = offline;
  await user.click(field());
  expect(await screen.findByText(errors('reading.offline'))).toBeVisible();
  api.answers[ofSchool] = { body: listed };
  await user.click(screen.getByRole('button', { name: t('tryAgain') }));
  await waitFor(() => expect(screen.queryByText(errors('reading.offline'))).toBeNull());
  await user.type(field(), 'od');
  await waitFor(() => expect(offered()).toEqual(['Oda']));
});

it('removing a colleague from a class can be undone by one press', async () => {
  const { api, detail, user } = renderSharing();
  api.answers[editorCall('DELETE', ida)] = { body: { ...detail, editors: [] } };
  api.answers[editorCall('PUT', ida)] = { body: detail };
  await user.click(screen.getByRole('button', { name: t('remove', { name: 'Ida' }) }));
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const [{ message, action }] = jest.mocked(notify).mock.calls[0]!;
  expect(message).toBe(t('isRemoved', { name: 'Ida' }));
  act(() => action!.onClick());
  expect(await screen.findByText(t('isShared', { name: 'Ida' }))).toBeInTheDocument();
});

it('an editor sees the other editors, cannot change the list and can leave the class', async () => {
  const { api, user } = renderSharing({ isOwn: false, mayShare: false, editors: [ida, ola] }, ola);
  const names = within(screen.getByRole('list', { name: t('title') })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Ida',
    t('you', { name: ola.name }),
  ]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  api.answers[editorCall('DELETE', ola)] = { body: { ...shared, isOwn: false, mayEdit: false } };
  await user.click(screen.getByRole('button', { name: t('leave') }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('leave') }));
  await waitFor(() => expect(api.sent(editorCall('DELETE', ola))).toHaveLength(1));
});

it('a class without a school has no section for sharing', () => {
  renderSharing({ mayShare: false, editors: [] });
  expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
});
