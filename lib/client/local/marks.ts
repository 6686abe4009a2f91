/*
 * Whose work this browser keeps: of the teacher who has marked it as their own, and of a visitor without an account. Every
 * page of the site asks, so nothing is imported here.
 */

/** Owner of the work of a visitor, in place of a teacher's id. */
export const visitorId = 'visitor';
const deviceKey = 'device';
const visitorKey = 'visitor';
/** Rows that were not written for so long are forgotten. */
export const keptForMs = 30 * 24 * 60 * 60 * 1000;

/** The marks of this page where the browser stores none: its storage is full, or denied. */
const held = new Map<string, string>();

function readMark(key: string): string | null {
  try {
    return held.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function removeMark(key: string): void {
  held.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Id of the teacher who has marked this browser as their own; null without a mark. */
export const deviceOwner = (): string | null => readMark(deviceKey);

/** Throws where the browser has no storage for the mark. */
export const markDevice = (teacherId: string): void =>
  window.localStorage.setItem(deviceKey, teacherId);

export const unmarkDevice = (): void => removeMark(deviceKey);

/** Whether a visitor has made something here in the last 30 days. */
export const hasVisitorWork = (): boolean =>
  Date.now() - Number(readMark(visitorKey) ?? Number.NEGATIVE_INFINITY) <= keptForMs;

export function markVisitor(nowMs: number): void {
  try {
    window.localStorage.setItem(visitorKey, String(nowMs));
  } catch {
    held.set(visitorKey, String(nowMs));
  }
}

export function unmarkVisitor(): void {
  claim = 'none';
  removeMark(visitorKey);
}

/** Whether what a visitor makes outlives this page. */
export const isVisitorMarkStored = (): boolean => !held.has(visitorKey);

let claim: 'none' | 'begun' | 'done' = 'none';

/** A visitor goes to the sign-up from their work. */
export function beginClaim(): void {
  claim = 'begun';
}

/** They have signed up. */
export function endClaim(): void {
  if (claim === 'begun') claim = 'done';
}

/** Whether the visitor's work is that of the teacher who has signed up in this tab. */
export const isVisitorClaimed = (): boolean => claim === 'done';

/** Whether rows of the owner outlive the tab. */
export const outlivesTab = (owner: string): boolean =>
  owner === visitorId ? hasVisitorWork() : owner === deviceOwner();
