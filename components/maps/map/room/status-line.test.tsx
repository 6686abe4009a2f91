/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { startWork } from '@/lib/core/maps/history';
import { mapFrom } from '@/lib/core/maps/testing/map-from';
import { moveOver, pickUp } from '@/lib/core/maps/workbench-state';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { Workbench } from './workbench';
import { createWorkbenchStore, WorkbenchContext } from './workbench-store';

const t = words('Workbench');

it.each([
  ['setAbsent', { type: 'setAbsent', pupil: 'Ada', desk: 'kept' }, ['takenBack.absent', 'Ada']],
  ['lock', { type: 'lock', pupils: ['Ada'] }, ['unlocked', 'Ada']],
  [
    'move',
    { type: 'move', pupils: ['Ada'], grabbed: 'Ada', to: { row: 0, col: 1 } },
    ['takenBack.seats', ''],
  ],
] as const)(
  'the status line announces the result of undoing the action %s',
  async (_, command, [key, name]) => {
    const store = createWorkbenchStore(startWork(mapFrom('Ada Bo')));
    const pupils = ['Ada', 'Bo'].map((one) => ({ id: one, name: one }));
    await act(async () =>
      renderApp(
        <WorkbenchContext value={store}>
          <Workbench pupils={pupils} sentence={() => ''} />
        </WorkbenchContext>,
      ),
    );
    await act(async () => store.execute(command));
    await act(async () => store.run('undo'));
    const step = t(`announcement.${key}`, { name, names: name });
    expect(await screen.findByText(t('announcement.undone', { step }))).toBeVisible();
  },
);

it('the status line still shows the same message after the map has changed', async () => {
  const store = createWorkbenchStore(startWork(mapFrom('Ada Bo')));
  const pupils = ['Ada', 'Bo'].map((name) => ({ id: name, name }));
  const shown = () => (
    <WorkbenchContext value={store}>
      {/* `sentence` is a new function in each render, as on the screen of a map. */}
      <Workbench pupils={pupils} sentence={() => ''} />
    </WorkbenchContext>
  );
  const { rerender } = await act(async () => renderApp(shown()));
  await act(async () => store.update((now) => moveOver(pickUp(now, 'Ada'), { row: 0, col: 1 })));
  const preview = new RegExp(t('announcement.overPupil', { name: 'Bo' }));
  expect(await screen.findByText(preview)).toBeInTheDocument();
  const { announcement: last } = store.get();
  await act(async () =>
    store.update((now) => ({
      ...now,
      map: mapFrom('Bo Ada'),
      moving: undefined,
      announcement: last,
    })),
  );
  await act(async () => rerender(shown()));
  expect(screen.getByText(preview)).toBeInTheDocument();
});
