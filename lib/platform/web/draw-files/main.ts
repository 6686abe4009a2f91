import { renderInvoicePdf } from '@/lib/server/billing/invoices/pdf/render-invoice-pdf';
import { renderMapPdf } from '@/lib/server/seating/export/map-pdf';
import { renderMapXlsx } from '@/lib/server/seating/export/map-xlsx';
import type { DrawingTask } from '@/lib/server/typesetting/draw-apart';

const drawings = { mapPdf: renderMapPdf, mapXlsx: renderMapXlsx, invoicePdf: renderInvoicePdf };

/** What a thread does: draws the file that is asked for. */
export function drawFile({ drawing, values }: DrawingTask): Promise<Uint8Array> {
  const draw = drawings[drawing as keyof typeof drawings] as (
    ...values: unknown[]
  ) => Promise<Uint8Array>;
  return draw(...values);
}
