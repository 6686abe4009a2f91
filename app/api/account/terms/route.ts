import { acceptTermsSchema } from '@/lib/contracts/account/account';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { acceptTerms } from '@/lib/server/account/accept-terms';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const PUT = route(
  { session: 'required', body: acceptTermsSchema },
  async ({ session, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await acceptTerms(db, teacher, body.version, Date.now());
  },
);

export const { GET, HEAD, POST, PATCH, DELETE, OPTIONS } = otherMethods('PUT');
