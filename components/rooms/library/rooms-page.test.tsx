/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from '@/components/ui/notification-area';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { roomSummary } from '@/lib/contracts/testing/room-summary';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { RoomsPage } from './rooms-page';

const t = words('Rooms');
const summary = (number: number, name: string, values: Partial<RoomSummary> = {}) =>
  roomSummary({ id: testId(number), name, ...values });

async function open(rooms: RoomSummary[]) {
  const api = fakeApi({ 'GET /rooms': { body: rooms } });
  renderApp(
    <>
      <RoomsPage />
      <NotificationArea closeLabel="Close" className="" isPreloaded />
    </>,
  );
  await screen.findByRole('link', { name: t('back') });
  await waitFor(() => expect(screen.queryByText(t('loading'))).toBeNull());
  return { api, user: userEvent.setup() };
}
const headings = () =>
  screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`);

it('on the page of rooms, a teacher who has no room sees a link for drawing a first room', async () => {
  await open([]);
  expect(screen.getByText(t('firstText'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('firstStart') })).toHaveAttribute(
    'href',
    '/app/rooms/new',
  );
  expect(screen.queryByRole('link', { name: t('newRoom') })).toBeNull();
});

it("the page of rooms lists own rooms, then colleagues' rooms, and archived rooms apart", async () => {
  await open([
    summary(1, 'Rom 12', { isShared: true }),
    summary(2, 'Rom 13', { isArchived: true }),
    summary(3, 'Sløyd', { isOwn: false, isShared: true, teacherName: 'Ola', layout: null }),
  ]);
  expect(headings()).toEqual([
    `H1 ${t('title')}`,
    'H2 Rom 12',
    `H2 ${t('colleagues')}`,
    'H3 Sløyd',
  ]);
  expect(screen.getByText(`2 desks · ${t('isShared')}`)).toBeVisible();
  expect(screen.getByText(`2 desks · ${t('ofTeacher', { name: 'Ola' })}`)).toBeVisible();
  expect(screen.getByText(t('tooLargeToDraw'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('archiveNamed', { name: 'Sløyd' }) })).toBeNull();
  const archived = screen.getByText(t('archived', { count: 1 })).closest('details')!;
  expect(within(archived).getByText('Rom 13')).toBeInTheDocument();
});

it('archiving a room shows a busy button, and the focus moves to the heading afterwards', async () => {
  const { api, user } = await open([summary(1, 'Rom 12'), summary(2, 'Aula')]);
  const archived = summary(1, 'Rom 12', { isArchived: true });
  let answer = () => {};
  api.answers[`PUT /rooms/${testId(1)}/archived`] = () =>
    new Promise((resolve) => (answer = () => resolve({ body: archived })));
  api.answers['GET /rooms'] = { body: [archived, summary(2, 'Aula')] };
  const button = () => screen.getByRole('button', { name: t('archiveNamed', { name: 'Rom 12' }) });
  button().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  expect(button()).toHaveFocus();
  answer();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the card of a room shortens a long name and has the full name as a tooltip', async () => {
  const long = 'W'.repeat(80);
  await open([summary(1, long)]);
  const heading = screen.getByRole('heading', { name: long });
  expect(heading).toHaveAttribute('title', long);
  expect(heading).toHaveClass('line-clamp-2');
});

it('the search for rooms matches parts of the names of rooms and teachers, even of archived rooms', async () => {
  const { user } = await open([
    summary(1, 'Rom 12'),
    summary(2, 'Rom 13', { isArchived: true }),
    summary(3, 'Sløyd', { isOwn: false, teacherName: 'Ola Rom' }),
    summary(4, 'Aula'),
  ]);
  const field = screen.getByRole('searchbox', { name: t('search') });
  await user.type(field, 'ROM');
  expect(screen.getByText(t('found', { count: 3 }))).toBeVisible();
  expect(screen.queryByText('Aula')).toBeNull();
  expect(screen.getByText('Rom 13')).toBeVisible();
  await user.type(field, ' 12');
  expect(screen.getByText(t('found', { count: 1 }))).toBeVisible();
  expect(screen.queryByText('Sløyd')).toBeNull();
});

it('archiving a room can be undone by one click', async () => {
  const { api, user } = await open([summary(1, 'Rom 12')]);
  const put = `PUT /rooms/${testId(1)}/archived`;
  api.answers[put] = ({ body }) => {
    const { archived } = body as { archived: boolean };
    const room = summary(1, 'Rom 12', { isArchived: archived });
    api.answers['GET /rooms'] = { body: [room] };
    return { body: { ...room, layout: room.layout } };
  };
  await user.click(screen.getByRole('button', { name: t('archiveNamed', { name: 'Rom 12' }) }));
  await user.click(await screen.findByRole('button', { name: t('undo') }));
  await screen.findByText(t('isRestored', { name: 'Rom 12' }));
  expect(api.sent(put)).toEqual([{ archived: true }, { archived: false }]);
});

it.each([
  ['of a colleague adds a suffix to its name', 'Sløyd', 'Sløyd'],
  ['with the longest name cuts the name between two letters', '🏫'.repeat(40), '🏫'.repeat(36)],
])('the copy of a room gets a valid new name: copying a room %s', async (_, name, start) => {
  const { api, user } = await open([summary(3, name, { isOwn: false })]);
  const post = `POST /rooms/${testId(3)}/copy`;
  api.answers[post] = ({ body }) => ({ body: { ...summary(4, ''), ...(body as object) } });
  await user.click(screen.getByRole('button', { name: t('copyOfName', { name }) }));
  const copyName = t('copyName', { name: start });
  await screen.findByText(t('isCopied', { name: copyName }));
  expect(api.sent(post)).toEqual([{ id: expect.any(String) as string, name: copyName }]);
});

it('deleting an archived room asks for confirmation', async () => {
  const { api, user } = await open([summary(2, 'Rom 13', { isArchived: true })]);
  await user.click(screen.getByText(t('archived', { count: 1 })));
  await user.click(screen.getByRole('button', { name: t('deleteNamed', { name: 'Rom 13' }) }));
  const dialog = await screen.findByRole('dialog', { name: t('deleteTitle', { name: 'Rom 13' }) });
  expect(api.sent(`DELETE /rooms/${testId(2)}`)).toEqual([]);
  api.answers[`DELETE /rooms/${testId(2)}`] = { status: 204 };
  api.answers['GET /rooms'] = { body: [] };
  await user.click(within(dialog).getByRole('button', { name: t('delete') }));
  await screen.findByText(t('isDeleted', { name: 'Rom 13' }));
  expect(screen.queryByText('Rom 13')).toBeNull();
});
