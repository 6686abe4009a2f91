import { renameAccountSchema } from '@/lib/contracts/account/account';
import { renameTeacher } from '@/lib/server/account/rename-teacher';
import { toAccount } from '@/lib/server/account/to-account';
import { route } from '@/lib/server/http/route';

export const GET = route({ session: 'teacher' }, async ({ session, teacher }) =>
  toAccount(teacher, session),
);

export const PATCH = route(
  { session: 'teacher', body: renameAccountSchema },
  async ({ body, session, teacher, db }) =>
    toAccount(await renameTeacher(db, teacher, body.name), session),
);
