import { endSessionById } from '@/lib/server/auth/end-sessions';
import { route } from '@/lib/server/http/route';

export const DELETE = route({ session: 'required' }, ({ session, params, db }) =>
  endSessionById(db, session, params.sessionId!),
);
