/** Whether a school grade is only a number, such as "8" but not "Vg1". */
export function isGradeNumber(grade: string): boolean {
  return /^\d+$/.test(grade);
}
