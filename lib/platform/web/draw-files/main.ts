import { renderInvoicePdf } from '@/lib/server/billing/invoices/pdf/render-invoice-pdf';
import { renderExamPapers } from '@/lib/server/maps/exam/render-exam-papers';
import { renderMapPdf } from '@/lib/server/maps/export/map-pdf';
import { renderMapXlsx } from '@/lib/server/maps/export/map-xlsx';
import { renderPlanPdf } from '@/lib/server/maps/export/plan-pdf';
import { renderPlanXlsx } from '@/lib/server/maps/export/plan-xlsx';
import type { DrawingTask } from '@/lib/server/typesetting/draw-apart';

const drawings = {
  mapPdf: renderMapPdf,
  mapXlsx: renderMapXlsx,
  examPapers: renderExamPapers,
  planPdf: renderPlanPdf,
  planXlsx: renderPlanXlsx,
  invoicePdf: renderInvoicePdf,
};

/** The work of a thread: draws the requested file. */
export function drawFile({ drawing, values }: DrawingTask): Promise<Uint8Array> {
  const draw = drawings[drawing as keyof typeof drawings] as (
    ...values: unknown[]
  ) => Promise<Uint8Array>;
  return draw(...values);
}
