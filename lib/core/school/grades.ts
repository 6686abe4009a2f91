export const schoolGrades = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'Vg1',
  'Vg2',
  'Vg3',
] as const;
export type SchoolGrade = (typeof schoolGrades)[number];

/** First and last calendar year in which a school year can begin. */
export const firstSchoolYear = 2020;
export const lastSchoolYear = 2100;

/** Formats a school year by its first calendar year: 2026 becomes "2026/27". */
export function formatSchoolYear(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * Returns the first calendar year of the school year that contains a month (1 to 12). A school year begins in August.
 */
export function schoolYearAt(year: number, month: number): number {
  return month >= 8 ? year : year - 1;
}
