import { gradeOf } from './grade-of';

test.each([
  ['8B', '8'],
  [' 10 c', '10'],
  ['Vg1 STA', 'Vg1'],
  ['vg 2', 'Vg2'],
  ['1STB', '1'],
  ['Klasse A', ''],
  ['2025', ''],
  ['', ''],
])('a class named "%s" has the grade "%s"', (name, grade) => {
  expect(gradeOf(name)).toBe(grade);
});
