/** @jest-environment jsdom */
import { liftRow } from './lift-row';

/** Six rows in two columns, 100 pixels wide and 50 high. */
function open() {
  const list = document.createElement('ol');
  const rows = Array.from({ length: 6 }, (_, index) => {
    const row = list.appendChild(document.createElement('li'));
    Object.defineProperty(row, 'offsetLeft', { value: 100 * (index % 2) });
    Object.defineProperty(row, 'offsetTop', { value: 50 * Math.floor(index / 2) });
    row.scrollIntoView = () => {};
    return row;
  });
  return { rows, shifts: () => rows.map(({ style }) => style.transform) };
}

it('a list entry dragged over another entry takes the place of that entry, and the entries between shift', () => {
  const { rows, shifts } = open();
  const lifted = liftRow(rows[1]!);
  expect(lifted.moveBy({ x: 0, y: 20 })).toBe(false);
  expect(lifted.moveBy({ x: 0, y: 40 })).toBe(true);
  expect(lifted.over()).toBe(3);
  expect(shifts()).toEqual([
    '',
    'translate(0px, 40px)',
    'translate(100px, -50px)',
    'translate(-100px, 0px)',
    '',
    '',
  ]);
  lifted.moveBy({ x: -100, y: 0 });
  expect(shifts()).toEqual(['translate(100px, 0px)', 'translate(-100px, 0px)', '', '', '', '']);
  lifted.putDown();
  expect(shifts()).toEqual(['', '', '', '', '', '']);
});

it('arrow keys move a picked-up list entry sideways and down, and stop at the ends of the list', () => {
  const { rows } = open();
  const { step, over } = liftRow(rows[0]!);
  const [up, right, down] = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  expect(step(up)).toBe(false);
  const places = [right, right, down, down, down].map((direction) => {
    step(direction);
    return over();
  });
  expect(places).toEqual([1, 1, 3, 5, 5]);
});
