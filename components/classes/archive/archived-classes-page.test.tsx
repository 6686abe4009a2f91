/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { ArchivedClass } from '@/lib/contracts/classes/classes';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ArchivedClassesPage } from './archived-classes-page';

jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));

const t = words('ClassArchive');
const own: ArchivedClass = {
  id: '10000000-0000-4000-8000-000000000001',
  grade: '8',
  name: '8B',
  version: 4,
  pupilCount: 28,
  mapCount: 1,
  teacherName: 'Kari',
  isOwn: true,
  archivedAt: '2026-06-20T10:00:00.000Z',
};
const colleagues: ArchivedClass = {
  ...own,
  id: '10000000-0000-4000-8000-000000000002',
  name: '9A',
  teacherName: 'Ola',
  isOwn: false,
};
const all = 'GET /classes/archived';

async function openArchive(classes: ArchivedClass[], total = classes.length) {
  const api = fakeApi({ [all]: { body: { classes, total } } });
  renderApp(<ArchivedClassesPage />);
  await screen.findByText(classes[0]?.name ?? t('none'));
  return { api, user: userEvent.setup() };
}
const listed = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

it("the class archive restores a teacher's own class and names the owner of a colleague's class", async () => {
  const { api, user } = await openArchive([own, colleagues]);
  expect(listed()[1]).toContain(t('ofTeacher', { name: 'Ola' }));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  api.answers[`PUT /classes/${own.id}/archived`] = {
    body: classDetail({ id: own.id, version: 5, mayShare: true }),
  };
  api.answers[all] = { body: { classes: [colleagues], total: 1 } };
  await user.click(screen.getByRole('button', { name: t('restoreName', { name: '8B' }) }));
  await waitFor(() => expect(listed()).toHaveLength(1));
  expect(api.sent(`PUT /classes/${own.id}/archived`)).toEqual([{ archived: false, version: 4 }]);
  expect(screen.getByRole('list', { name: t('title') })).toHaveFocus();
});

it('the class archive searches on the server and reports when no class is found', async () => {
  const { api, user } = await openArchive([own], 300);
  expect(screen.getByText(t('more', { shown: 1, total: 300 }))).toBeInTheDocument();
  api.answers[`${all}?search=9+a`] = { body: { classes: [colleagues], total: 1 } };
  const field = screen.getByRole('searchbox', { name: t('search') });
  await user.type(field, '9 a');
  expect(await screen.findByText('9A')).toBeInTheDocument();
  expect(screen.queryByText('8B')).not.toBeInTheDocument();
  api.answers[`${all}?search=x`] = { body: { classes: [], total: 0 } };
  await user.clear(field);
  await user.type(field, 'x');
  expect(await screen.findByText(t('noneFound', { search: 'x' }))).toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('the class archive has no search field when no class is archived', async () => {
  await openArchive([]);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
