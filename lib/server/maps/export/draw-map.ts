import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderMapPdf } from './map-pdf';
import { renderMapXlsx } from './map-xlsx';

/** As `renderMapPdf`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawMapPdf = drawApart('mapPdf', renderMapPdf);

/** As `renderMapXlsx`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawMapXlsx = drawApart('mapXlsx', renderMapXlsx);
