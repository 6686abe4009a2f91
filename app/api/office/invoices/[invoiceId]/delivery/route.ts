import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { retryDelivery } from '@/lib/server/billing/office/retry-delivery';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

/** Tries again what was given up, of an invoice or a credit note. */
export const POST = route({ session: 'required' }, ({ session, params, db }) =>
  retryDelivery(db, requireClerk(session), params.invoiceId!, Date.now()),
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');
