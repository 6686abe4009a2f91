/** The grade at the beginning of a class name: `8` of "8B", `Vg1` of "vg1 STA"; empty if there is none. */
export function gradeOf(name: string): string {
  const [, college, number] = /^\s*(?:vg\s*([123])|(\d{1,2}))(?!\d)/iu.exec(name) ?? [];
  return college ? `Vg${college}` : (number ?? '');
}
