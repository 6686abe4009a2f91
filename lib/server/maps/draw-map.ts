import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderMapPdf } from '@/lib/drawing/maps/map-pdf';
import { renderMapXlsx } from '@/lib/drawing/maps/map-xlsx';
import { renderPlanPdf } from '@/lib/drawing/maps/plan-pdf';
import { renderPlanXlsx } from '@/lib/drawing/maps/plan-xlsx';

/** As `renderMapPdf`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawMapPdf = drawApart('mapPdf', renderMapPdf);

/** As `renderMapXlsx`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawMapXlsx = drawApart('mapXlsx', renderMapXlsx);

/** As `renderPlanPdf`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawPlanPdf = drawApart('planPdf', renderPlanPdf);

/** As `renderPlanXlsx`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawPlanXlsx = drawApart('planXlsx', renderPlanXlsx);
