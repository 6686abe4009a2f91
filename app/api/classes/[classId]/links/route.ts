import { createLinkSchema } from '@/lib/contracts/maps/links';
import { route } from '@/lib/server/http/route';
import { shareClass } from '@/lib/server/maps/share/create-link';
import { limitLinks } from '@/lib/server/maps/share/limit-links';

export const POST = route(
  { session: 'teacher', body: createLinkSchema },
  async ({ params, body, teacher, db }) => {
    await limitLinks(db, teacher);
    return shareClass(db, teacher, params.classId!, body.endsOn, Date.now());
  },
);
