import { endSessionById } from '@/lib/server/auth/end-sessions';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const DELETE = route({ session: 'required' }, ({ session, params, db }) =>
  endSessionById(db, session, params.sessionId!),
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods('DELETE');
