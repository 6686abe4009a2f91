import { acceptTermsSchema } from '@/lib/contracts/account/account';
import { acceptTerms } from '@/lib/server/account/accept-terms';
import { route } from '@/lib/server/http/route';

export const PUT = route(
  { session: 'teacher', body: acceptTermsSchema },
  async ({ body, teacher, db }) => {
    await acceptTerms(db, teacher, body.version, Date.now());
  },
);
