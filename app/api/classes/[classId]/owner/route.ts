import { classOwnerSchema } from '@/lib/contracts/school/ownerless-classes';
import { route } from '@/lib/server/http/route';
import { setClassOwner } from '@/lib/server/school/set-class-owner';

export const PUT = route(
  { session: 'teacher', body: classOwnerSchema },
  async ({ params, body, teacher: admin, db }) => {
    await setClassOwner(db, admin, params.classId!, body.teacherId);
    return undefined;
  },
);
