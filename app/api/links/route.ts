import { createListLinkSchema } from '@/lib/contracts/maps/links';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { shareList } from '@/lib/server/maps/share/create-link';
import { limitLinks } from '@/lib/server/maps/share/limit-links';
import { listLinks } from '@/lib/server/maps/share/list-links';

export const GET = route({ session: 'required' }, async ({ session, db }) =>
  listLinks(db, await requireTeacher(db, session), Date.now()),
);

export const POST = route(
  { session: 'required', body: createListLinkSchema },
  async ({ session, body, db }) => {
    const teacher = await requireTeacher(db, session);
    await limitLinks(db, teacher);
    return shareList(db, teacher, body, Date.now());
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET', 'POST');
