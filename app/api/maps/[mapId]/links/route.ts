import { createLinkSchema } from '@/lib/contracts/maps/links';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { shareMap } from '@/lib/server/maps/share/create-link';
import { limitLinks } from '@/lib/server/maps/share/limit-links';

export const POST = route(
  { session: 'required', body: createLinkSchema },
  async ({ session, params, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitLinks(db, teacher);
    return shareMap(db, teacher, params.mapId!, body.endsOn, Date.now());
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods('POST');
