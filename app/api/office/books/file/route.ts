import { makeBooksSchema } from '@/lib/contracts/billing/office-books';
import { makeBooks } from '@/lib/server/billing/books/make-books';
import { requireClerk } from '@/lib/server/billing/office/office-clerk';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: makeBooksSchema },
  async ({ session, body: wanted, db }) => {
    const { name, type, body } = await makeBooks(db, requireClerk(session), wanted, Date.now());
    return new Response(body, {
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    });
  },
);
