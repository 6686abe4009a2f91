import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderExamPapers } from './render-exam-papers';

/** As `renderExamPapers`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawExamPapers = drawApart('examPapers', renderExamPapers);
