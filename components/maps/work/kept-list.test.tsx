/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startWork } from '@/lib/core/maps/history';
import { apart, front, mapFrom } from '@/lib/core/maps/testing/map-from';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { KeptList } from './kept-list';
import { createWorkbenchStore } from './workbench-store';

const t = words('Workbench');

function show(isOfClass = false) {
  const conditions = [apart('Ada', 'Bo'), front('Ada'), apart('Ada', 'Cy')];
  const store = createWorkbenchStore(startWork(mapFrom('Ada Bo / - Cy', { conditions })));
  renderApp(
    <KeptList
      store={store}
      sentence={({ type, wish }) => (wish ? `${type} if possible` : type)}
      isOfClass={isOfClass}
    />,
  );
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  const open = () => click(t('keptList.change', { condition: 'front' }));
  return { store, click, open, conditions };
}

it('lists only what holds; one is made a wish from there, and a step takes it back', async () => {
  const { store, click, open } = show();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await open();
  await click(t('keptList.ease'));
  expect(screen.getByText('front if possible')).toBeVisible();
  const opener = screen.getByRole('button', {
    name: t('keptList.change', { condition: 'front if possible' }),
  });
  expect(opener).toHaveFocus();
  act(() => store.run('undo'));
  expect(await screen.findByText('front')).toBeVisible();
});

it('one is left out of this map', async () => {
  const { store, click, open, conditions } = show();
  await open();
  expect(screen.queryByRole('button', { name: t('keptList.delete') })).not.toBeInTheDocument();
  await click(t('keptList.leaveOut'));
  expect(usedConditions(store.get().map)).toEqual([conditions[0], conditions[2]]);
  expect(store.get().map.conditions).toEqual(conditions);
});

it('one is deleted where it is one of the class, and comes back when that is undone', async () => {
  const { store, click, open, conditions } = show(true);
  await open();
  await click(t('keptList.delete'));
  expect(store.get().map.conditions).toEqual([conditions[0], conditions[2]]);
  act(() => store.run('undo'));
  expect(store.get().map.conditions).toEqual(conditions);
});
