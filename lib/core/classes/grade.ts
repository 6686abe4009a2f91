/** Whether a grade is only a number, such as "8", and is therefore shown after a word. "Vg1" needs no word. */
export function isGradeNumber(grade: string): boolean {
  return /^\d+$/.test(grade);
}
