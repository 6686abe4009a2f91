import { readDeparture } from '@/lib/server/account/read-departure';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, async ({ teacher, db }) =>
  readDeparture(db, teacher, Date.now()),
);
