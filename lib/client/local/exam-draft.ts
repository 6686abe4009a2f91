import { choicePart } from './drafts';

export const examDraftKey = (teacherId: string, classId: string) =>
  `${teacherId}:${choicePart}:exam:${classId}`;
