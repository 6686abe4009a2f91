/**
 * Returns the school grade at the start of a class name: "8" for "8B", "Vg1" for "vg1 STA". Returns an empty string if
 * the class name does not start with a school grade.
 */
export function gradeOf(name: string): string {
  const [, college, number] = /^\s*(?:vg\s*([123])|(\d{1,2}))(?!\d)/iu.exec(name) ?? [];
  return college ? `Vg${college}` : (number ?? '');
}
