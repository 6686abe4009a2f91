import type { z } from 'zod';

/**
 * What was typed and not saved, kept for as long as the tab lives, so that leaving a page inside the app loses nothing.
 * Keys begin with the teacher's id: another one who signs in does not see them.
 */
const prefix = 'draft:';

/** Storage may be full or forbidden; then there is no draft, and nothing else breaks. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const draftKeys = () =>
  Object.keys(window.sessionStorage).filter((key) => /^(map-)?draft:/.test(key));

/** The draft under the key, if there is one in the shape that is expected. */
export function readDraft<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  return attempt(() => {
    const stored = window.sessionStorage.getItem(prefix + key);
    return stored === null ? undefined : schema.parse(JSON.parse(stored));
  });
}

export function writeDraft(key: string, draft: unknown): void {
  attempt(() => window.sessionStorage.setItem(prefix + key, JSON.stringify(draft)));
}

export function removeDraft(key: string): void {
  attempt(() => window.sessionStorage.removeItem(prefix + key));
}

/** Whether anything is typed and not saved, on whichever page. */
export function hasDrafts(): boolean {
  return attempt(() => draftKeys().length > 0) ?? false;
}

/** Names of pupils are nothing to leave behind for whoever uses the computer next. */
export function clearDrafts(): void {
  attempt(() => draftKeys().forEach((key) => window.sessionStorage.removeItem(key)));
}
