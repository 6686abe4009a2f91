import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderExamPapers } from './render-exam-papers';

export const drawExamPapers = drawApart('examPapers', renderExamPapers);
