import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderMapPdf } from '@/lib/drawing/maps/map-pdf';
import { renderMapXlsx } from '@/lib/drawing/maps/map-xlsx';
import { renderTermPlanPdf } from '@/lib/drawing/maps/term-plan-pdf';
import { renderTermPlanXlsx } from '@/lib/drawing/maps/term-plan-xlsx';

/** As `renderMapPdf`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawMapPdf = drawApart('mapPdf', renderMapPdf);

/** As `renderMapXlsx`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawMapXlsx = drawApart('mapXlsx', renderMapXlsx);

/** As `renderPlanPdf`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawTermPlanPdf = drawApart('planPdf', renderTermPlanPdf);

/** As `renderPlanXlsx`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawTermPlanXlsx = drawApart('planXlsx', renderTermPlanXlsx);
