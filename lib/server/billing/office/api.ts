import 'server-only';
import type { officeCalls } from '@/lib/contracts/billing/office';
import { drawInvoicePdf } from '@/lib/server/billing/invoices/pdf/draw-invoice';
import { renderEhf } from '@/lib/server/billing/invoices/render-ehf';
import { creditForOffice } from './credit-invoice';
import { documentFile } from './document-file';
import { exportPeriod } from './export-period';
import { listInvoices } from './list-invoices';
import { checkId } from './office-rows';
import { readOffice } from './read-office';
import { readOfficeCreditNote, readOfficeInvoice, readDocument } from './read-office-invoice';
import { redeliver } from './redeliver';
import { registerPayment } from '@/lib/server/billing/payments/register-payment';
import { stopChasing } from '@/lib/server/billing/payments/stop-chasing';
import { readCursor } from '@/lib/server/database/page-cursor';
import type { Handlers } from '@/lib/server/http/create-api';
import { attachment, fileResponse } from '@/lib/server/http/file-response';

export const officeApi: Handlers<typeof officeCalls> = {
  readOffice: ({ clerk, db }) => readOffice(db, clerk, Date.now()),

  readOfficeCreditNote: ({ clerk, params, db }) =>
    readOfficeCreditNote(db, clerk, params.creditNoteId),

  listOfficeInvoices: ({ query, clerk, db }) =>
    listInvoices(db, clerk, { ...query, after: readCursor(query.after) }, Date.now()),

  readOfficeInvoice: ({ clerk, params, db }) =>
    readOfficeInvoice(db, clerk, params.invoiceId, Date.now()),

  creditInvoice: async ({ clerk, params, body, db }) => {
    await creditForOffice(db, clerk, params.invoiceId, body, Date.now());
    return readOfficeInvoice(db, clerk, params.invoiceId, Date.now());
  },

  redeliver: ({ clerk, params, body, db }) =>
    redeliver(db, clerk, params.invoiceId, body, Date.now()),

  renderOfficeEhf: async ({ clerk, params, db }) => {
    const document = await readDocument(db, clerk, params.invoiceId);
    return documentFile(document, 'ehf', renderEhf(document));
  },

  drawOfficePdf: async ({ clerk, params, db }) => {
    const document = await readDocument(db, clerk, params.invoiceId);
    return documentFile(document, 'pdf', Uint8Array.from(await drawInvoicePdf(document)));
  },

  registerPayment: async ({ clerk, params, body, db }) => {
    const id = checkId(params.invoiceId);
    await registerPayment(db, clerk, id, body, Date.now());
    return readOfficeInvoice(db, clerk, id, Date.now());
  },

  stopChasing: async ({ clerk, params, body, db }) => {
    const id = checkId(params.invoiceId);
    await stopChasing(db, clerk, id, body, Date.now());
    return readOfficeInvoice(db, clerk, id, Date.now());
  },

  exportPeriod: async ({ query: period, clerk, db }) => {
    const name = `klassekart-${period.from}-${period.to}.csv`;
    const table = await exportPeriod(db, clerk, period);
    return fileResponse(table, 'text/csv; charset=utf-8', attachment(name));
  },
};
