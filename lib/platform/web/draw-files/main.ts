import { renderInvoicePdf } from '@/lib/server/billing/invoices/pdf/render-invoice-pdf';
import { renderExamPapers } from '@/lib/server/maps/exam/render-exam-papers';
import { renderMapPdf } from '@/lib/drawing/maps/map-pdf';
import { renderMapXlsx } from '@/lib/drawing/maps/map-xlsx';
import { renderTermPlanPdf } from '@/lib/drawing/maps/term-plan-pdf';
import { renderTermPlanXlsx } from '@/lib/drawing/maps/term-plan-xlsx';
import type { DrawingTask } from '@/lib/server/typesetting/draw-apart';

const drawings: Record<string, (...values: never[]) => Promise<Uint8Array>> = {
  mapPdf: renderMapPdf,
  mapXlsx: renderMapXlsx,
  examPapers: renderExamPapers,
  planPdf: renderTermPlanPdf,
  planXlsx: renderTermPlanXlsx,
  invoicePdf: renderInvoicePdf,
};

export const drawFile = ({ drawing, values }: DrawingTask) =>
  drawings[drawing]!(...(values as never[]));
