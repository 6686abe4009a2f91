/** The grade that the name of a class begins with: `8` of "8B", `Vg1` of "vg1 STA"; empty where it says none. */
export function gradeOf(name: string): string {
  const [, college, number] = /^\s*(?:vg\s*([123])|(\d{1,2}))(?!\d)/iu.exec(name) ?? [];
  return college ? `Vg${college}` : (number ?? '');
}
