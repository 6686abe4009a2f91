/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { Mark } from '@/lib/core/rooms/room-layout';
import type { Room } from '@/lib/core/rooms/room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { DeskPicker } from './desk-picker';
import { SeatingView, type SeatedPupil } from './seating-view';

const t = words('Room');

/** Two pairs behind one another with an aisle between the pairs, and a table of one behind an empty row. */
const pairs: Room = {
  desks: [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
    { row: 0, col: 3 },
    { row: 1, col: 0 },
    { row: 3, col: 3 },
  ],
};
const seated: SeatedPupil[] = [
  { id: 'a', name: 'Ada', desk: { row: 0, col: 0 } },
  { id: 'b', name: 'Bo', desk: { row: 0, col: 1 } },
  { id: 'c', name: 'Cy', desk: { row: 1, col: 0 }, isFixed: true },
  { id: 'd', name: 'Dag', desk: { row: 3, col: 3 } },
];
const asRead = [
  'Row 1, seat 1: Ada, next to Bo and Cy',
  'Row 1, seat 2: Bo, next to Ada',
  'Row 1, seat 3: free seat',
  'Row 2, seat 1: Cy, fixed seat, next to Ada',
  'Row 3, seat 1: Dag',
];

/** The text that a screen reader reads: without hidden elements. */
function readText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], button')) hidden.remove();
  return copy.textContent.trim();
}

const desks = (label: string) =>
  within(screen.getByRole('list', { name: label })).getAllByRole('listitem');

it('a screen reader reads a seating map desk by desk with row, seat, pupil and neighbours', async () => {
  await act(async () => renderApp(<SeatingView room={pairs} seated={seated} />));
  expect(desks(t('map')).map(readText)).toEqual(asRead);
});

it('a seating map with the board on the left is drawn turned, but screen readers start at the board', async () => {
  const marks: Mark[] = [
    { kind: 'teacherDesk', row: 0, col: 4 },
    { kind: 'window', row: 1, col: 5 },
    { kind: 'window', row: 3, col: 5 },
    { kind: 'aisle', row: 1, col: 3 },
  ];
  const turned = { ...pairs, marks, boardSide: 'left' as const };
  await act(async () => renderApp(<SeatingView room={turned} seated={seated} />));
  expect(desks(t('map')).map(readText)).toEqual(asRead);
  // Column 5 with the windows is the top row of the drawing, so column 0 is the sixth.
  expect(desks(t('map'))[0]).toHaveStyle({ gridRow: '6', gridColumn: '1' });
  expect(screen.getByText(/^Also in the room/)).toHaveTextContent(
    "Also in the room: a teacher's desk and 2 windows.",
  );
});

it('the label of a desk in the desk picker names the pupil at the desk or at a neighbouring desk', () => {
  const names = new Map([['0,0', 'Ada']]);
  renderApp(<DeskPicker room={pairs} fixedNames={names} onPick={() => {}} />);
  const room = within(screen.getByRole('list', { name: t('desks') }));
  const labels = room.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(labels).toEqual([
    'Row 1, seat 1: Ada',
    'Row 1, seat 2, next to Ada',
    'Row 1, seat 3',
    'Row 2, seat 1, next to Ada',
    'Row 3, seat 1',
  ]);
});
