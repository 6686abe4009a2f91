import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderInvoicePdf } from './render-invoice-pdf';

/** As `renderInvoicePdf`, beside the requests. Throws `unavailable` while too many files wait. */
export const drawInvoicePdf = drawApart('invoicePdf', renderInvoicePdf);
