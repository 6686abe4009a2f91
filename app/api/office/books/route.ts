import { booksPeriodSchema } from '@/lib/contracts/billing/office-books';
import { readBookSums } from '@/lib/server/billing/books/make-books';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { checkShape } from '@/lib/server/http/read-body';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ request, session, db }) => {
  const clerk = requireClerk(session);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return readBookSums(db, clerk, checkShape(query, booksPeriodSchema));
});
