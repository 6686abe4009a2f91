import { mailedCodeSchema } from '@/lib/contracts/account/account';
import { confirmEmail } from '@/lib/server/auth/confirm-email';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { session: 'required', body: mailedCodeSchema },
  ({ session, body, db }) => confirmEmail(db, session, body.code),
);
