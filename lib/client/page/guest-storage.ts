/*
 * The work of a visitor without an account, kept in this browser only. Every page of the site asks whether there is any, so
 * nothing is imported here.
 */

/** Stands for a teacher's id where there is none. */
export const guestId = 'guest';
const key = 'guest';
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
export function readGuestText(nowMs: number): string | undefined {
  const text = held ?? stored();
  if (text === undefined) return undefined;
  const space = text.indexOf(' ');
  if (nowMs - Number(text.slice(0, space)) <= keptForMs) return text.slice(space + 1);
  removeGuestText();
  return undefined;
}

/** Keeps the work; in this page only where the browser takes it not. */
export function writeGuestText(text: string, nowMs: number): void {
  const dated = `${nowMs} ${text}`;
  try {
    window.localStorage.setItem(key, dated);
    held = undefined;
  } catch {
    held = dated;
  }
}

export function removeGuestText(): void {
  held = undefined;
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export const hasGuestWork = (): boolean => readGuestText(Date.now()) !== undefined;

/** Whether the work outlives this page. */
export const isGuestWorkKept = (): boolean => held === undefined;
