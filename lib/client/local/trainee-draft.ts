import { z } from 'zod';
import { readDraft, removeDraft, writeDraft } from './drafts';
import type { WorkPlace } from './work-draft';

/** The first name of a trainee that is typed and not added yet, kept in the tab's session storage beside the map in hand. */
const draftKey = (place: WorkPlace) => `${place}:trainee`;

export const readTraineeDraft = (place: WorkPlace | undefined): string | undefined =>
  place === undefined ? undefined : readDraft(draftKey(place), z.string());

/** Keeps what is typed; nothing is kept of an empty field. */
export function keepTraineeDraft(place: WorkPlace | undefined, name: string | undefined): void {
  if (place === undefined) return;
  if (name) writeDraft(draftKey(place), name);
  else removeDraft(draftKey(place));
}
