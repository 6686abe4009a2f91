import 'server-only';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import { drawInvoicePdf } from './pdf/draw-invoice';
import { renderEhf } from './render-ehf';

export async function renderDocument(document: Invoice | CreditNote, form: 'pdf' | 'ehf') {
  const name = `${document.type === 'invoice' ? 'faktura' : 'kreditnota'}-${document.number}`;
  return form === 'pdf'
    ? { content: Uint8Array.from(await drawInvoicePdf(document)), name: `${name}.pdf` }
    : { content: renderEhf(document), name: `${name}.xml` };
}
