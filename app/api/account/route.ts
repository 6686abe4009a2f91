import { renameAccountSchema } from '@/lib/contracts/account/account';
import { requireTeacher } from '@/lib/server/access/find-teacher';
import { renameTeacher } from '@/lib/server/account/rename-teacher';
import { toAccount } from '@/lib/server/account/to-account';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'required' }, async ({ session, db }) =>
  toAccount(await requireTeacher(db, session), session),
);

export const PATCH = route(
  { session: 'required', body: renameAccountSchema },
  async ({ session, body, db }) => {
    const teacher = await requireTeacher(db, session);
    return toAccount(await renameTeacher(db, teacher, body.name), session);
  },
);

export const { POST, PUT, DELETE, OPTIONS } = otherMethods('GET', 'PATCH');
