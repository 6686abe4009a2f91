/** Returns whether a school grade is only a number: true for "8", false for "Vg1". */
export function isGradeNumber(grade: string): boolean {
  return /^\d+$/.test(grade);
}
