/** Returns the grade at the start of a class name: `8` for "8B", `Vg1` for "vg1 STA". Empty without a grade. */
export function gradeOf(name: string): string {
  const [, college, number] = /^\s*(?:vg\s*([123])|(\d{1,2}))(?!\d)/iu.exec(name) ?? [];
  return college ? `Vg${college}` : (number ?? '');
}
