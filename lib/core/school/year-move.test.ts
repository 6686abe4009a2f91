import type { SchoolGrade } from './grades';
import { gradeRank, proposeMove } from './year-move';

const propose = (grade: string, name: string, grades: SchoolGrade[] = []) => {
  const { action, up } = proposeMove({ grade, name }, grades);
  return [action, up && `${up.grade} | ${up.name}`];
};

it.each([
  ['1', '1A', 'up', '2 | 2A'],
  ['8', '8B', 'up', '9 | 9B'],
  ['9', '9C', 'up', '10 | 10C'],
  ['8.', '8.b', 'up', '9. | 9.b'],
  ['8. trinn', 'Klasse 8B', 'up', '9. trinn | Klasse 9B'],
  ['8A', '8A', 'up', '9A | 9A'],
  ['8 a', 'Gruppe blå', 'up', '9 a | Gruppe blå'],
  ['Trinn 4', '4B', 'up', 'Trinn 5 | 5B'],
  ['11', '11 STA', 'up', '12 | 12 STA'],
  ['Vg1', '1STA', 'up', 'Vg2 | 2STA'],
  ['VG2', 'VG2 Bygg', 'up', 'VG3 | VG3 Bygg'],
  ['vg 1', '1ST', 'up', 'vg 2 | 2ST'],
  ['10', '10A', 'leave', null],
  ['10. trinn', '10A', 'leave', null],
  ['13', '3STA', 'leave', null],
  ['Vg3', '3STA', 'leave', null],
  ['Mellomtrinnet', 'Blå', 'stay', null],
  ['5-7', 'Mattegruppe', 'stay', null],
  ['Norsk 2', 'N2', 'stay', null],
  ['0', '0A', 'stay', null],
  ['14', '14A', 'stay', null],
  ['Vg4', '4PB', 'stay', null],
  ['1STA', '1STA', 'stay', null],
  ['', '8B', 'stay', null],
] as const)(
  'proposeMove plans the next school year from the grade %j and the class name %j: action %s, next grade and name %j',
  (grade, name, action, up) => {
    expect(propose(grade, name)).toEqual([action, up]);
  },
);

it.each([
  ['a name of several classes', '5A og 5B', '6A og 6B'],
  ['a name with other numbers', '5A rom 15, kull 2015', '6A rom 15, kull 2015'],
  ['a name without a number', 'Bamsegruppa', 'Bamsegruppa'],
])('proposeMove changes only the grade number in the name of a class: %s', (_, name, after) => {
  expect(propose('5', name)).toEqual(['up', `6 | ${after}`]);
});

it('proposeMove keeps the name of a class if the name for the next year would be too long', () => {
  const name = `9 ${'x'.repeat(58)}`;
  expect(propose('9', name)).toEqual(['up', `10 | ${name}`]);
});

it.each([
  ['the last grade of a school of grades 1 to 7', '7', ['1', '6', '7'], 'leave'],
  ['a grade before the last grade', '6', ['1', '6', '7'], 'up'],
  ['a grade that the school does not have', '8', ['1', '6', '7'], 'leave'],
  ['grade 7 when the school has not chosen its grades', '7', [], 'up'],
  ['Vg2 when the school has Vg1 and Vg2', 'Vg2', ['Vg1', 'Vg2'], 'leave'],
  ['Vg1 when only numbers are chosen', 'Vg1', ['8', '9', '10'], 'up'],
] as const)(
  'proposeMove lets a class leave after the last grade of the school: %s',
  (_, grade, grades, action) => {
    expect(propose(grade, 'x', [...grades])[0]).toBe(action);
  },
);

it('proposeMove returns the next grade even when it proposes that the class leaves the school', () => {
  expect(propose('7', '7A', ['7'])).toEqual(['leave', '8 | 8A']);
});

it('gradeRank orders grades by number, then upper secondary, then free text', () => {
  const grades = ['Blandet', 'Vg1', '10', '2. trinn', '1'];
  expect(grades.sort((a, b) => gradeRank(a) - gradeRank(b))).toEqual([
    '1',
    '2. trinn',
    '10',
    'Vg1',
    'Blandet',
  ]);
});
