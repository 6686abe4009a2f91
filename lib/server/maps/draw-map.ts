import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderMapPdf } from '@/lib/drawing/maps/map-pdf';
import { renderMapXlsx } from '@/lib/drawing/maps/map-xlsx';
import { renderTermPlanPdf } from '@/lib/drawing/maps/term-plan-pdf';
import { renderTermPlanXlsx } from '@/lib/drawing/maps/term-plan-xlsx';

export const drawMapPdf = drawApart('mapPdf', renderMapPdf);

export const drawMapXlsx = drawApart('mapXlsx', renderMapXlsx);

export const drawTermPlanPdf = drawApart('planPdf', renderTermPlanPdf);

export const drawTermPlanXlsx = drawApart('planXlsx', renderTermPlanXlsx);
