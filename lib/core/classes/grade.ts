/** Whether a grade is only a number, such as "8", and is therefore shown with a word before it. "Vg1" needs none. */
export function isGradeNumber(grade: string): boolean {
  return /^\d+$/.test(grade);
}
