/** @jest-environment jsdom */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { ClassSummary } from '@/lib/contracts/classes/classes';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { HomePage } from './home-page';

const classSummary = (name: string, values: Partial<ClassSummary> = {}): ClassSummary => ({
  id: '10000000-0000-4000-8000-000000000001',
  grade: '8',
  name,
  pupilCount: 2,
  teacherName: 'Kari',
  isOwn: true,
  mayEdit: true,
  isPrivate: false,
  activeMap: {
    id: '20000000-0000-4000-8000-000000000001',
    createdAt: '2025-01-01T00:00:00.000Z',
    plannedFor: null,
    roomName: 'pairs',
    desks: [{ row: 0, col: 0 }],
    marks: [],
    boardSide: 'top',
    seats: [
      {
        pupil: { id: '30000000-0000-4000-8000-000000000001', name: 'Ada' },
        desk: { row: 0, col: 0 },
      },
    ],
  },
  ...values,
});

const colleagues = classSummary('9A', {
  id: '10000000-0000-4000-8000-000000000002',
  isOwn: false,
  mayEdit: false,
});

async function renderHome(classes: ClassSummary[], language: 'no' | 'en', archivedCount = 0) {
  const own = classes.filter((entry) => entry.mayEdit);
  const others = classes.filter((entry) => !entry.mayEdit);
  const page = (shown: ClassSummary[]) => ({ body: { classes: shown, next: null } });
  const api = fakeApi({
    'GET /classes?list=own': page(own),
    'GET /classes?list=recent': page([]),
    'GET /classes?list=school': page(others),
    'GET /classes/archived': { body: { classes: [], total: archivedCount } },
  });
  renderApp(<HomePage />, language);
  await screen.findByRole('heading', { name: classes[0]!.name });
  return api;
}

describe.each(['no', 'en'] as const)('the home page in the language %s', (language) => {
  const t = words('Home', language);

  it('gives every link an accessible name that contains its visible text', async () => {
    await renderHome([classSummary('8B'), colleagues], language);
    const named = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-label'));
    expect(named.map((link) => link.getAttribute('aria-label'))).toContain(
      t('showClassName', { name: '9A' }),
    );
    for (const link of named) {
      expect(link.getAttribute('aria-label')).toContain(link.textContent);
    }
  });

  it('shows a teacher without a class the first steps', async () => {
    await renderHome([colleagues], language);
    expect(screen.getByText(t('noOwn'))).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: t('newClass') })).toHaveLength(1);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });

  it("shows a class's active map with names as a link to the map", async () => {
    await renderHome([classSummary('8B')], language);
    const map = screen.getByRole('link', { name: t('openMap', { name: '8B' }) });
    expect(map).toHaveTextContent('Ada');
    expect(map).toHaveAttribute('href', '/app/maps/20000000-0000-4000-8000-000000000001');
  });

  it('links a class without a map to the page for the first map', async () => {
    await renderHome([classSummary('8B', { activeMap: null })], language);
    const link = screen.getByRole('link', { name: t('firstMapFor', { name: '8B' }) });
    expect(link).toHaveAttribute(
      'href',
      '/app/classes/10000000-0000-4000-8000-000000000001/seatmap',
    );
  });

  it('hides the first steps from a teacher with a class', async () => {
    await renderHome([classSummary('8B')], language);
    expect(screen.queryByText(t('noOwn'))).not.toBeInTheDocument();
  });

  it("lists a shared class among the teacher's own classes, with the owner's name", async () => {
    const shared = { ...colleagues, name: '7C', mayEdit: true };
    await renderHome([shared, classSummary('9A', { ...colleagues })], language);
    const [mine, others] = screen.getAllByRole('list');
    expect(mine).toHaveTextContent('7C');
    expect(mine).toHaveTextContent(t('sharedBy', { name: 'Kari' }));
    expect(others).toHaveTextContent('9A');
    expect(screen.getByRole('link', { name: t('makeMapFor', { name: '7C' }) })).toBeInTheDocument();
  });

  it('shows a label on a class that no colleague can see', async () => {
    await renderHome([classSummary('8B', { isPrivate: true }), colleagues], language);
    expect(screen.getAllByText(t('private'))).toHaveLength(1);
  });

  it('links to the archive when a class is archived', async () => {
    await renderHome([classSummary('8B')], language, 3);
    const link = words('ClassArchive', language)('link', { count: 3 });
    expect(await screen.findByRole('link', { name: link })).toBeInTheDocument();
  });
});

describe("the list of colleagues' classes", () => {
  const t = words('Home');
  const names = ['9A', '9B', '9C', '10A', '10B', '10C', '7A'];
  const theirs = names.map((name, index) => ({
    ...colleagues,
    id: `10000000-0000-4000-8000-00000000001${index}`,
    name,
  }));
  const titles = (level: number) =>
    screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

  it('is searched on the server and linked from the top of the page', async () => {
    const api = await renderHome([classSummary('8B'), ...theirs], 'en');
    const heading = screen.getByRole('heading', { name: t('colleagues') });
    const link = screen.getByRole('link', { name: t('colleagues') });
    expect(link).toHaveAttribute('href', `#${heading.id}`);
    api.answers['GET /classes?list=school&search=as+bj'] = {
      body: { classes: [theirs[4]], next: null },
    };
    const field = screen.getByRole('searchbox', { name: t('search') });
    await userEvent.type(field, ' as bj ');
    expect(await screen.findByText(t('found', { count: 1 }))).toBeInTheDocument();
    expect(titles(3)).toEqual(['10B']);
    expect(titles(2)).toContain('8B');
    await userEvent.clear(field);
    await waitFor(() => expect(titles(3)).toEqual(names));
  });

  it('shows one page at a time and moves the focus to the first new class', async () => {
    const api = await renderHome([classSummary('8B'), ...theirs], 'en');
    api.answers['GET /classes?list=school&search=1'] = {
      body: { classes: [theirs[3]], next: 'n1' },
    };
    api.answers['GET /classes?list=school&search=1&after=n1'] = {
      body: { classes: [theirs[3], theirs[4]], next: null },
    };
    await userEvent.type(screen.getByRole('searchbox', { name: t('search') }), '1');
    expect(await screen.findByText(t('foundMore', { count: 1 }))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('showMore') }));
    await waitFor(() => expect(titles(3)).toEqual(['10A', '10B']));
    expect(screen.queryByRole('button', { name: t('showMore') })).not.toBeInTheDocument();
    expect(document.activeElement?.closest('li')).toHaveTextContent('10B');
  });

  it('begins with the recently opened classes', async () => {
    const api = await renderHome([classSummary('8B')], 'en');
    cleanup();
    api.answers['GET /classes?list=school'] = { body: { classes: theirs, next: null } };
    api.answers['GET /classes?list=recent'] = { body: { classes: [theirs[6]], next: null } };
    renderApp(<HomePage />, 'en');
    const recent = await screen.findByRole('list', { name: t('recent') });
    expect(within(recent).getByRole('heading', { level: 4, name: '7A' })).toBeInTheDocument();
    expect(titles(4)).toEqual(['7A', ...names]);
  });

  it('can be fetched again after a failure, and own classes remain visible', async () => {
    const api = await renderHome([classSummary('8B')], 'en');
    cleanup();
    api.answers['GET /classes?list=school'] = problem('unavailable');
    renderApp(<HomePage />, 'en');
    expect(await screen.findByRole('heading', { name: '8B' })).toBeInTheDocument();
    api.answers['GET /classes?list=school'] = { body: { classes: theirs, next: null } };
    await userEvent.click(screen.getByRole('button', { name: words('LoadFailed')('tryAgain') }));
    await waitFor(() => expect(titles(3)).toEqual(names));
  });
});
