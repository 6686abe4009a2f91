const prefix = 'map-draft:';

/** Storage may be full or disabled; then nothing is kept, and everything else works. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/*
 * The input for a map of a class, with a condition that is typed and not added yet, kept in the tab's session storage
 * until the map is saved.
 */
export const readMapDraft = (classId: string): string | null =>
  attempt(() => window.sessionStorage.getItem(prefix + classId)) ?? null;

export function writeMapDraft(classId: string, state: unknown): void {
  attempt(() => window.sessionStorage.setItem(prefix + classId, JSON.stringify(state)));
}

export function removeMapDraft(classId: string): void {
  attempt(() => window.sessionStorage.removeItem(prefix + classId));
}
