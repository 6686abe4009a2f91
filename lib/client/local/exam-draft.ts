import { choicePart } from './drafts';

/** Storage key of what was chosen for a test that was begun at a class. */
export const examDraftKey = (teacherId: string, classId: string) =>
  `${teacherId}:${choicePart}:exam:${classId}`;
