import { route } from '@/lib/server/http/route';
import { revokeLink } from '@/lib/server/maps/share/list-links';

export const DELETE = route({ session: 'teacher' }, async ({ params, teacher, db }) =>
  revokeLink(db, teacher, params.linkId!, Date.now()),
);
