import { createLinkSchema } from '@/lib/contracts/maps/links';
import { route } from '@/lib/server/http/route';
import { shareMap } from '@/lib/server/maps/share/create-link';
import { limitLinks } from '@/lib/server/maps/share/limit-links';

export const POST = route(
  { session: 'teacher', body: createLinkSchema },
  async ({ params, body, teacher, db }) => {
    await limitLinks(db, teacher);
    return shareMap(db, teacher, params.mapId!, body.endsOn, Date.now());
  },
);
