/**
 * Returns the grade at the start of a class name, such as "8" for "8B" or "Vg1" for "vg1 STA". Returns an empty string
 * if the name starts with no grade.
 */
export function gradeOf(name: string): string {
  const [, college, number] = /^\s*(?:vg\s*([123])|(\d{1,2}))(?!\d)/iu.exec(name) ?? [];
  return college ? `Vg${college}` : (number ?? '');
}
