import { creditInvoiceSchema } from '@/lib/contracts/billing/office';
import { creditForOffice } from '@/lib/server/billing/office/credit-invoice';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { readOfficeInvoice } from '@/lib/server/billing/office/read-office-invoice';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: creditInvoiceSchema },
  async ({ session, params, body, db }) => {
    const clerk = requireClerk(session);
    await creditForOffice(db, clerk, params.invoiceId!, body, Date.now());
    return readOfficeInvoice(db, clerk, params.invoiceId!, Date.now());
  },
);
