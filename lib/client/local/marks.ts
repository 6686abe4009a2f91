/* Every public page loads this module, so the module imports nothing. */

export const visitorId = 'visitor';
const deviceKey = 'device';
const visitorKey = 'visitor';
export const keptForMs = 30 * 24 * 60 * 60 * 1000;

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
    // The browser may deny access to its storage.
  }
}

export const deviceOwner = (): string | null => readMark(deviceKey);

export const markDevice = (teacherId: string): void =>
  window.localStorage.setItem(deviceKey, teacherId);

export const unmarkDevice = (): void => removeMark(deviceKey);

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

export const isVisitorMarkStored = (): boolean => !held.has(visitorKey);

let claim: 'none' | 'begun' | 'done' = 'none';

export function beginClaim(): void {
  claim = 'begun';
}

export function endClaim(): void {
  if (claim === 'begun') claim = 'done';
}

export const isVisitorClaimed = (): boolean => claim === 'done';

export const outlivesTab = (owner: string): boolean =>
  owner === visitorId ? hasVisitorWork() : owner === deviceOwner();
