import 'server-only';
import type { officeCalls } from '@/lib/contracts/billing/office';
import { periodProblem } from '@/lib/core/billing/export/export-period';
import { renderDocument } from '@/lib/server/billing/invoices/render-document';
import { readCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import type { Handlers } from '@/lib/server/http/create-api';
import { attachment, fileResponse } from '@/lib/server/http/file-response';
import { actOnInvoice } from './act-on-invoice';
import { exportPeriod } from './export-period';
import { listInvoices } from './list-invoices';
import { readDocument, readOfficeInvoice } from './read-office-invoice';

export const officeApi: Handlers<typeof officeCalls> = {
  listOfficeInvoices: ({ query, clerk, db }) =>
    listInvoices(db, clerk, { ...query, after: readCursor(query.after) }, Date.now()),

  readOfficeInvoice: ({ clerk, params, db }) =>
    readOfficeInvoice(db, clerk, params.invoiceId, Date.now()),

  actOnInvoice: ({ clerk, params, body, db }) =>
    actOnInvoice(db, clerk, params.invoiceId, body, Date.now()),

  renderOfficeDocument: async ({ clerk, params, query, db }) => {
    const document = await readDocument(db, clerk, params.documentId);
    const { content, name } = await renderDocument(document, query.form);
    const type = query.form === 'pdf' ? 'application/pdf' : 'application/xml';
    return fileResponse(content, type, attachment(name));
  },

  exportPeriod: async ({ query: period, clerk, db }) => {
    const wrong = periodProblem(period);
    if (wrong) {
      const errors = [{ path: wrong.day, code: wrong.problem }];
      throw new AppError('invalidRequest', { errors });
    }
    const name = `klassekart-${period.from}-${period.to}.csv`;
    const table = await exportPeriod(db, clerk, period);
    return fileResponse(table, 'text/csv; charset=utf-8', attachment(name));
  },
};
