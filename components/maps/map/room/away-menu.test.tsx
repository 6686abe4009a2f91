/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startWork } from '@/lib/core/maps/history';
import { mapFrom } from '@/lib/core/maps/testing/map-from';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { AwayMenu } from './away-menu';
import { createWorkbenchStore, WorkbenchContext } from './workbench-store';

const t = words('Absent');

it('a first press in the menu of absences makes a pupil absent and reserves the desk, and a second press reverts this', async () => {
  const store = createWorkbenchStore(startWork(mapFrom('Ada Bo / - Cy')));
  const pupils = ['Ada', 'Bo', 'Cy'].map((name) => ({ id: name, name }));
  renderApp(
    // As in the app, pressing a name first gives the focus to the element around it.
    <main tabIndex={-1}>
      <WorkbenchContext value={store}>
        <AwayMenu pupils={pupils} />
      </WorkbenchContext>
    </main>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByText(name));
  await user.click(screen.getByRole('button', { name: t('away') }));
  expect(screen.getByRole('group', { name: t('whoOnMap') })).toBeVisible();
  await press('Ada');
  await press('Cy');
  const { seats } = store.get().map;
  expect(store.get().map.absent).toEqual([
    { pupil: 'Ada', desk: 'kept' },
    { pupil: 'Cy', desk: 'kept' },
  ]);
  expect(await screen.findByRole('button', { name: `${t('away')} 2` })).toBeVisible();
  await press('Ada');
  expect(store.get().map).toMatchObject({ seats, absent: [{ pupil: 'Cy' }] });
  act(() => store.run('undo'));
  expect(store.get().map.absent).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Absent/ })).toHaveFocus();
});
