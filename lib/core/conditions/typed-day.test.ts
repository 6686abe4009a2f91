import { readDay } from './typed-day';

const read = (text: string) => {
  const result = readDay(text, '2026-03-15');
  return 'day' in result ? result.day : result.problem;
};

it.each([
  ['01.06.2026', '2026-06-01'],
  ['1.6.2026', '2026-06-01'],
  ['1. 6. 2026', '2026-06-01'],
  ['1/6/2026', '2026-06-01'],
  [' 01-06-26 ', '2026-06-01'],
  ['1 6 2026', '2026-06-01'],
  ['01062026', '2026-06-01'],
  ['010626', '2026-06-01'],
  ['2026-06-01', '2026-06-01'],
  ['15.03.2026', '2026-03-15'],
  ['15.3', '2026-03-15'],
  ['1.6.', '2026-06-01'],
  ['14.3', '2027-03-14'],
  ['29.2', '2028-02-29'],
])('readDay reads the text %j as the day %s', (text, day) => {
  expect(read(text)).toBe(day);
});

it.each([
  ['', 'notADate'],
  ['i morgen', 'notADate'],
  ['1.', 'notADate'],
  ['1.6.026', 'notADate'],
  ['1.6.20266', 'notADate'],
  ['31.02.2027', 'noSuchDay'],
  ['29.02.2027', 'noSuchDay'],
  ['6.13.2026', 'noSuchDay'],
  ['0.6.2026', 'noSuchDay'],
  ['31.2', 'noSuchDay'],
  ['14.03.2026', 'past'],
  ['1.6.1926', 'past'],
])('readDay refuses the text %j with the problem "%s"', (text, problem) => {
  expect(read(text)).toBe(problem);
});
