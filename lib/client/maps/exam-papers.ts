import { examPaperCalls, type ExamPapersInput } from '@/lib/contracts/maps/exam-papers';
import { makeFile } from '@/lib/client/http/api-client';
import { saveFile } from '@/lib/client/http/save-file';

/** Has papers of a test drawn, and hands them to the browser's downloads. Throws an ApiError. */
export async function downloadExamPapers(papers: ExamPapersInput): Promise<void> {
  const { file, name } = await makeFile(examPaperCalls.drawExamPapers, { body: papers });
  saveFile(file, name);
}
