import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderInvoicePdf } from './render-invoice-pdf';

/** Like `renderInvoicePdf`, in a worker thread. Throws `unavailable` while too many files wait. */
export const drawInvoicePdf = drawApart('invoicePdf', renderInvoicePdf);
