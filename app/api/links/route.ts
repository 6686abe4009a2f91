import { createListLinkSchema } from '@/lib/contracts/maps/links';
import { route } from '@/lib/server/http/route';
import { shareList } from '@/lib/server/maps/share/create-link';
import { limitLinks } from '@/lib/server/maps/share/limit-links';
import { listLinks } from '@/lib/server/maps/share/list-links';

export const GET = route({ session: 'teacher' }, async ({ teacher, db }) =>
  listLinks(db, teacher, Date.now()),
);

export const POST = route(
  { session: 'teacher', body: createListLinkSchema },
  async ({ body, teacher, db }) => {
    await limitLinks(db, teacher);
    return shareList(db, teacher, body, Date.now());
  },
);
