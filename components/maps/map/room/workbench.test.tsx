/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Eraser } from 'lucide-react';
import { startWork } from '@/lib/core/maps/history';
import type { MapDocument } from '@/lib/core/maps/map-document';
import { apart, mapFrom, toSketch } from '@/lib/core/maps/testing/map-from';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import type { Condition } from '@/lib/core/conditions/condition';
import { AddTrainee } from './add-trainee';
import { ActionButton } from './action-button';
import { Workbench } from './workbench';
import { createWorkbenchStore, WorkbenchContext } from './workbench-store';
import { UndoTools } from './workbench-tools';

const t = words('Workbench');
const names = ['Ada', 'Bo', 'Cy', 'Dag'];

async function open(sketch: string, rest?: Partial<MapDocument>) {
  const store = createWorkbenchStore(startWork(mapFrom(sketch, rest)));
  const pupils = names.map((name) => ({ id: name, name }));
  const sentence = ({ type }: Condition) => `${type} rule`;
  await act(async () =>
    renderApp(
      <WorkbenchContext value={store}>
        <Workbench pupils={pupils} sentence={sentence} />
        <UndoTools />
        <AddTrainee names={new Map(names.map((name) => [name, name]))} />
        <ActionButton id="clear" icon={Eraser} shown="always" />
      </WorkbenchContext>,
    ),
  );
  const user = userEvent.setup();
  const desk = (label: RegExp) => screen.getByRole('button', { name: label });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { store, user, desk, press, sketch: () => toSketch(store.get().map) };
}

const bar = () => screen.getByRole('group', { name: t('chosenGroup') });

it('the room is one tab stop, in which arrow keys move the focus between desks', async () => {
  const { user, desk } = await open('Ada Bo / - Cy');
  expect(
    screen.getAllByRole('button').filter((each) => each.dataset.desk && each.tabIndex === 0),
  ).toHaveLength(1);
  act(() => desk(/^Ada,/).focus());
  await user.keyboard('{ArrowRight}');
  expect(desk(/^Bo,/)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(desk(/^Cy,/)).toHaveFocus();
});

it('a pupil is moved by keyboard with a warning of broken conditions, and the move is undone', async () => {
  const { user, desk, sketch } = await open('Ada - - / - - Bo', {
    conditions: [apart('Ada', 'Bo')],
  });
  act(() => desk(/^Ada,/).focus());
  await user.keyboard(' {ArrowRight}');
  const wouldBreak = t('announcement.wouldBreak', { conditions: 'apart rule' });
  expect(screen.getByText(new RegExp(wouldBreak)).closest('[role=status]')).toBeVisible();
  await user.keyboard(' ');
  expect(sketch()).toBe('- Ada - / - - Bo');
  expect(desk(/^Ada,/)).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(sketch()).toBe('Ada - - / - - Bo');
});

it('the label of each desk with a broken condition contains the number of the condition', async () => {
  const { desk } = await open('Ada Bo', { conditions: [apart('Ada', 'Bo')] });
  for (const name of [/^Ada,/, /^Bo,/]) {
    expect(desk(name)).toHaveAccessibleName(
      expect.stringContaining(t('desk.broken', { numbers: '1' })),
    );
  }
});

it('the second click of a double click on a desk presses no button of the selection bar', async () => {
  const { user, desk, store } = await open('Ada Bo');
  await user.click(desk(/^Ada,/));
  const lock = within(bar()).getByRole('button', { name: t('action.lock') });
  fireEvent.click(lock, { detail: 2 });
  expect(store.get().map.locked).toEqual([]);
  fireEvent.click(lock, { detail: 1 });
  expect(store.get().map.locked).toEqual(['Ada']);
});

it('two chosen pupils get an apart condition by a button of the selection bar', async () => {
  const { user, desk, press, store } = await open('Ada Bo');
  await user.click(desk(/^Ada,/));
  await user.keyboard('{Shift>}');
  await user.click(desk(/^Bo,/));
  await user.keyboard('{/Shift}');
  expect(bar()).toHaveTextContent('Ada and Bo');
  await press(t('action.apart'));
  expect(store.get().map.conditions).toMatchObject([{ type: 'apart', pupils: ['Ada', 'Bo'] }]);
});

it('a pupil is moved without dragging by the button "move" and a click on a desk', async () => {
  const { user, desk, press, sketch } = await open('Ada Bo - Cy');
  await user.click(desk(/^Ada,/));
  await press(t('more'));
  await press(t('action.move'));
  await user.click(desk(/^Cy,/));
  expect(sketch()).toBe('Cy Bo - Ada');
});

it('an absent pupil who gives up the desk is listed below the map and can get the desk back', async () => {
  const { user, desk, press, sketch } = await open('Ada Bo');
  await user.click(desk(/^Ada,/));
  await press(t('more'));
  await press(t('action.awayOfferDesk'));
  expect(sketch()).toBe('- Bo');
  const away = screen.getByRole('list', { name: t('away') });
  expect(away).toHaveTextContent('Ada');
  await press(t('action.takeBack'));
  expect(sketch()).toBe('Ada Bo');
});

it('pupils without a desk are listed below the map', async () => {
  await open('Ada Bo - -');
  expect(screen.getByRole('list', { name: t('waiting') })).toHaveTextContent('CyDag');
});

it('a desk with three broken conditions shows two condition numbers, and the label of the desk names all three', async () => {
  const { desk } = await open('Ada Bo / Cy Dag', {
    conditions: [apart('Ada', 'Bo'), apart('Ada', 'Cy'), apart('Ada', 'Dag')],
  });
  expect(desk(/^Ada,.*1, 2, 3/).querySelector('[data-text]')).toHaveAttribute(
    'data-text',
    '1, 2 …',
  );
  expect(desk(/^Bo,/).querySelector('[data-text]')).toHaveAttribute('data-text', '1');
});

it('a button removes all pupils from the map except locked pupils, and undo restores the removed pupils', async () => {
  const { press, sketch } = await open('Ada Bo / Cy Dag', { locked: ['Bo'] });
  await press(t('action.clear'));
  expect(sketch()).toBe('- Bo / - -');
  expect(screen.getByText(t('announcement.cleared', { count: 3 }))).toBeVisible();
  expect(screen.getByRole('list', { name: t('waiting') })).toHaveTextContent('AdaCyDag');
  await press(t('action.undo'));
  expect(sketch()).toBe('Ada Bo / Cy Dag');
});

it('a guest (trainee) who is added to the map gets the desk that the teacher has chosen', async () => {
  const { user, desk, sketch, store } = await open('Ada - -');
  await user.click(screen.getAllByRole('button', { name: /^Free seat/ })[1]!);
  await user.click(screen.getByRole('button', { name: t('trainee.open') }));
  await user.type(screen.getByRole('textbox', { name: t('trainee.name') }), 'Liv{Enter}');
  expect(desk(/^Liv,/)).toHaveAccessibleName(expect.stringContaining(t('desk.trainee')));
  expect(sketch()).toBe(`Ada - ${store.get().map.trainees[0]!.id}`);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('a guest (trainee) with the name of a pupil on the map is refused, and the name stays in the field', async () => {
  const { user, store } = await open('Ada -');
  await user.click(screen.getByRole('button', { name: t('trainee.open') }));
  await user.type(screen.getByRole('textbox', { name: t('trainee.name') }), 'ada{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(t('trainee.doubled', { name: 'ada' }));
  expect(screen.getByRole('textbox')).toHaveValue('ada');
  expect(store.get().map.trainees).toEqual([]);
});

it('the focus moves to a desk when the pressed button disappears', async () => {
  const { user, desk, press } = await open('Ada trainee', {
    trainees: [{ id: 'trainee', name: 'Liv' }],
  });
  await user.click(desk(/^Liv,/));
  await press(t('action.removeTrainee'));
  expect(document.activeElement).toHaveAttribute('data-desk');
});
