import { examPaperCalls, type ExamPapersInput } from '@/lib/contracts/maps/exam-papers';
import { makeFile } from '@/lib/client/http/api-client';
import { saveFile } from '@/lib/client/http/save-file';

export async function downloadExamPapers(papers: ExamPapersInput): Promise<void> {
  const { file, name } = await makeFile(examPaperCalls.drawExamPapers, { body: papers });
  saveFile(file, name);
}
