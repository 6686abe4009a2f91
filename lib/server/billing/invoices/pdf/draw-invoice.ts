import 'server-only';
import { drawApart } from '@/lib/server/typesetting/draw-apart';
import { renderInvoicePdf } from './render-invoice-pdf';

export const drawInvoicePdf = drawApart('invoicePdf', renderInvoicePdf);
