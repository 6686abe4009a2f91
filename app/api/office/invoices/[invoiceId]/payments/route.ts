import { registerPaymentSchema } from '@/lib/contracts/billing/office';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { readOfficeInvoice } from '@/lib/server/billing/office/read-office-invoice';
import { registerPayment } from '@/lib/server/billing/payments/register-payment';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: registerPaymentSchema },
  async ({ session, params, body, db }) => {
    const clerk = requireClerk(session);
    const id = checkId(params.invoiceId!);
    await registerPayment(db, clerk, id, { ...body, bankReference: null }, Date.now());
    return readOfficeInvoice(db, clerk, id, Date.now());
  },
);
