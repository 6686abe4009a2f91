/*
 * The work of a visitor without an account, kept in this browser only. Every page of the site asks whether there is any, so
 * nothing is imported here.
 */

/** Stands for a teacher's id where there is none. */
export const visitorId = 'visitor';
const key = 'visitor';
/** Not used for so long, it is forgotten. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** The work as this page holds it where the browser keeps nothing: its storage is full, or denied. */
let held: string | undefined;

function stored(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The work as it was written last in any tab; undefined without any, and where it is too old, which is removed. */
export function readVisitorText(nowMs: number): string | undefined {
  const text = held ?? stored();
  if (text === undefined) return undefined;
  const space = text.indexOf(' ');
  if (nowMs - Number(text.slice(0, space)) <= keptForMs) return text.slice(space + 1);
  removeVisitorText();
  return undefined;
}

/** Keeps the work; in this page only where the browser takes it not. */
export function writeVisitorText(text: string, nowMs: number): void {
  const dated = `${nowMs} ${text}`;
  try {
    window.localStorage.setItem(key, dated);
    held = undefined;
  } catch {
    held = dated;
  }
}

export function removeVisitorText(): void {
  held = undefined;
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export const hasVisitorWork = (): boolean => readVisitorText(Date.now()) !== undefined;

/** Whether the work outlives this page. */
export const isVisitorWorkKept = (): boolean => held === undefined;
