/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { ClassSummary } from '@/lib/contracts/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { HomePage } from './home-page';

const classSummary = (name: string, values: Partial<ClassSummary> = {}): ClassSummary => ({
  id: '10000000-0000-4000-8000-000000000001',
  grade: '8',
  name,
  pupilCount: 2,
  mapCount: 1,
  teacherName: 'Kari',
  isOwn: true,
  mayEdit: true,
  activeMap: {
    id: '20000000-0000-4000-8000-000000000001',
    createdAt: '2025-01-01T00:00:00.000Z',
    roomName: 'pairs',
    desks: [{ row: 0, col: 0 }],
    marks: [],
    boardSide: 'top',
    takenDesks: [],
  },
  ...values,
});

const colleagues = classSummary('9A', {
  id: '10000000-0000-4000-8000-000000000002',
  isOwn: false,
  mayEdit: false,
});

async function renderHome(classes: ClassSummary[], language: 'no' | 'en', archivedCount = 0) {
  fakeApi({
    'GET /classes': { body: classes },
    'GET /classes/archived': { body: { classes: [], total: archivedCount } },
  });
  renderApp(<HomePage />, language);
  await screen.findByRole('heading', { name: classes[0]!.name });
}

describe.each(['no', 'en'] as const)('in the language %s', (language) => {
  const t = words('Home', language);

  it('every link is named by what it shows, so that it can be chosen by voice', async () => {
    await renderHome([classSummary('8B'), colleagues], language);
    const named = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-label'));
    expect(named.map((link) => link.textContent)).toContain(t('showClass'));
    for (const link of named) {
      expect(link.getAttribute('aria-label')).toContain(link.textContent);
    }
  });

  it("a teacher without a class sees the first steps above the colleagues' classes", async () => {
    await renderHome([colleagues], language);
    expect(screen.getByText(t('noOwn'))).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: t('newClass') })).toHaveLength(1);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it('a teacher with a class does not see them', async () => {
    await renderHome([classSummary('8B')], language);
    expect(screen.queryByText(t('noOwn'))).not.toBeInTheDocument();
  });

  it("a class that a colleague shares stands among one's own, marked with the owner's name", async () => {
    const shared = { ...colleagues, name: '7C', mayEdit: true };
    await renderHome([shared, classSummary('9A', { ...colleagues })], language);
    const [mine, others] = screen.getAllByRole('list');
    expect(mine).toHaveTextContent('7C');
    expect(mine).toHaveTextContent(t('sharedBy', { name: 'Kari' }));
    expect(others).toHaveTextContent('9A');
    expect(screen.getByRole('link', { name: t('makeMapFor', { name: '7C' }) })).toBeInTheDocument();
  });

  it('leads to the archive where there is something in it', async () => {
    await renderHome([classSummary('8B')], language, 3);
    const link = words('ClassArchive', language)('link', { count: 3 });
    expect(await screen.findByRole('link', { name: link })).toBeInTheDocument();
  });
});

it("finds a colleague's class by its name or its teacher, and leads to it from the top", async () => {
  const t = words('Home');
  const theirs = ['9A', '9B', '9C', '10A', '10B', '10C', '7A'].map((name, index) => ({
    ...colleagues,
    id: `10000000-0000-4000-8000-00000000001${index}`,
    name,
    teacherName: index === 4 ? 'Bjørn Ås' : 'Kari',
  }));
  await renderHome([classSummary('8B'), ...theirs], 'en');
  const heading = screen.getByRole('heading', { name: t('colleagues') });
  expect(screen.getByRole('link', { name: t('colleagues') })).toHaveAttribute(
    'href',
    `#${heading.id}`,
  );
  const field = screen.getByRole('searchbox', { name: t('search') });
  await userEvent.type(field, 'as bj');
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    '10B',
  ]);
  await userEvent.clear(field);
  await userEvent.type(field, '9');
  expect(screen.getByText(t('found', { count: 3 }))).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '8B' })).toBeInTheDocument();
});
