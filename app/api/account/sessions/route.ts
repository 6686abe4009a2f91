import { endSessions } from '@/lib/server/auth/end-sessions';
import { listSessions } from '@/lib/server/auth/list-sessions';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, ({ session, db }) =>
  listSessions(db, session, Date.now()),
);

export const DELETE = route({ session: 'required' }, ({ session, db }) =>
  endSessions(db, session.uid, session.id),
);
