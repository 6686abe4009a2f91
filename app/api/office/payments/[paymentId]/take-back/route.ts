import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { takeBackPayment } from '@/lib/server/billing/payments/take-back-payment';
import { route } from '@/lib/server/http/route';

export const POST = route({ session: 'required' }, ({ session, params, db }) =>
  takeBackPayment(db, requireClerk(session), checkId(params.paymentId!), Date.now()),
);
