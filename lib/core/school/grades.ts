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

/** Limits of the calendar year in which a school year can begin. */
export const firstSchoolYear = 2020;
export const lastSchoolYear = 2100;

/** Formats the school year that begins in the calendar year `year`. Example: 2026 becomes "2026/27". */
export function formatSchoolYear(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * Returns the calendar year in which the school year of a given month (1 to 12) began; a school year begins in August.
 * Example: March 2027 gives 2026.
 */
export function schoolYearAt(year: number, month: number): number {
  return month >= 8 ? year : year - 1;
}
