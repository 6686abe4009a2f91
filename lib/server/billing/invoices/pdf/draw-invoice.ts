import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderInvoicePdf } from './render-invoice-pdf';

/** Calls `renderInvoicePdf` in a worker thread. Throws `unavailable` while too many drawings wait. */
export const drawInvoicePdf = drawApart('invoicePdf', renderInvoicePdf);
