/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { classDetail } from '@/lib/contracts/testing/class-detail';
import { testId } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PickerPage } from './picker-page';

jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
const t = words('Picker');
const classId = testId(9);
const pupils = ['Ada', 'Bo', 'Cy'].map((name, index) => ({ id: testId(index), name }));

// Reduced motion is the default of the tests, so that a picked name is shown at once.
const stillness = { matches: true };
Object.assign(window, { matchMedia: () => stillness });

async function openPage() {
  window.history.replaceState(null, '', `/app/classes/${classId}/picker`);
  fakeApi({
    [`GET /classes/${classId}`]: { body: classDetail({ id: classId, pupils, maps: [] }) },
  });
  const page = renderApp(<PickerPage />);
  await screen.findByRole('heading', { name: t('title', { name: '8B' }) });
  return page;
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  window.localStorage.clear();
  stillness.matches = true;
});

it('the random picker picks every pupil once before any pupil is repeated, also across visits', async () => {
  const { unmount } = await openPage();
  const order = [said()];
  await click(t('next'));
  order.push(said());
  unmount();
  await openPage();
  expect(screen.getByText(t('count', { done: 3, count: 3 }))).toBeInTheDocument();
  order.push(said());
  expect([...order].sort()).toEqual(['Ada', 'Bo', 'Cy']);
  await click(t('next'));
  expect(said()).not.toBe(order[2]);
  // The browser stores only ids, no names.
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/Ada|Bo|Cy/);
});

it('the random picker leaves out an absent pupil, and can return a picked pupil to the draw', async () => {
  await openPage();
  const first = said()!;
  await click(t('away'));
  expect(said()).toBe(t('isAway', { name: first }));
  expect(screen.getByRole('button', { name: t('pick') })).toHaveFocus();
  expect(screen.getByText(t('count', { done: 0, count: 2 }))).toBeInTheDocument();
  for (let turn = 0; turn < 4; turn += 1) {
    await userEvent.click(
      screen.getByRole('button', { name: new RegExp(`^(${t('pick')}|${t('next')})$`) }),
    );
    expect(said()).not.toBe(first);
  }
  const before = said()!;
  await click(t('putBack'));
  expect(said()).toBe(t('isBack', { name: before }));
  expect(screen.getByRole('button', { name: t('pick') })).toHaveFocus();
  expect(screen.getAllByRole('checkbox', { name: before })[0]).not.toBeChecked();
});

it('the random picker hides a pupil who is marked as absent and keeps the focus after a restart', async () => {
  await openPage();
  const absent = screen.getByRole('group', { name: t('who'), hidden: true });
  await userEvent.click(within(absent).getByRole('checkbox', { name: said()!, hidden: true }));
  expect(said()).toBe('');
  await click(t('pick'));
  await click(t('again'));
  expect(said()).toBe(t('restarted'));
  expect(screen.getByRole('button', { name: t('again') })).toHaveFocus();
});

it('the random picker counts a name as picked only after the names have stopped rolling', async () => {
  stillness.matches = false;
  await openPage();
  await click(t('next'));
  expect(screen.getByText(t('count', { done: 1, count: 3 }))).toBeInTheDocument();
  expect(
    await screen.findByText(t('count', { done: 2, count: 3 }), {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(said()).not.toBe('');
});

it('the random picker skips pupils who were picked in another tab', async () => {
  await openPage();
  const key = `picked:${classId}`;
  window.localStorage.setItem(key, JSON.stringify([testId(0), testId(1)]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await click(t('next'));
  expect(said()).toBe('Cy');
});

it('the random picker announces the picked pupil once on the big screen', async () => {
  await openPage();
  await click(t('screen'));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: t('next') }));
  expect(screen.getAllByRole('status', { hidden: true })).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: t('screen') })).toHaveFocus();
});
