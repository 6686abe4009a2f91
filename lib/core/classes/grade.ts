/** Whether a grade is a bare number, which needs a word before it: "Vg1" says by itself what it is, "8" does not. */
export function isGradeNumber(grade: string): boolean {
  return /^\d+$/.test(grade);
}
