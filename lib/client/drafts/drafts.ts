import type { z } from 'zod';
import { visitorId } from '../page/visitor-storage';
import { clearWork, giveWorkTo, hasWork } from './kept-work';

/**
 * Unsaved input, kept in the tab's session storage so that leaving a page inside the app loses nothing. Keys begin with
 * the teacher's id, so another teacher who signs in does not see it.
 */
const prefix = 'draft:';

/** Part of the key of a mere choice: it is kept as drafts are, and is no input that could be lost. */
export const choicePart = 'choice';

/** Storage may be full or disabled; then there are no drafts, and everything else works. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const draftKeys = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix));

/** The draft with the key; undefined if there is none or it does not match the schema. */
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

/** Whether any page has unsaved input. */
export function hasDrafts(): boolean {
  return (
    hasWork() ||
    (attempt(() => draftKeys().some((key) => !key.includes(`:${choicePart}:`))) ?? false)
  );
}

/** Makes the drafts of a visitor without an account those of a teacher. */
export function giveDraftsTo(teacherId: string): void {
  for (const key of attempt(draftKeys) ?? []) {
    if (!key.startsWith(`${prefix}${visitorId}:`)) continue;
    attempt(() => {
      const draft = window.sessionStorage.getItem(key)!;
      window.sessionStorage.removeItem(key);
      const own = key.slice(prefix.length).replace(visitorId, teacherId);
      window.sessionStorage.setItem(prefix + own, draft);
    });
  }
  giveWorkTo(teacherId);
}

/** Removes all drafts at sign-out: they contain pupils' names, and the computer may be shared. */
export function clearDrafts(): void {
  attempt(() => draftKeys().forEach((key) => window.sessionStorage.removeItem(key)));
  clearWork();
}
