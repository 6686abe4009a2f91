import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { revokeLink } from '@/lib/server/maps/share/list-links';

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) =>
  revokeLink(db, await requireTeacher(db, session), params.linkId!, Date.now()),
);

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods('DELETE');
