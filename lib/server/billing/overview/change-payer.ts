import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ChangePayer, Payer } from '@/lib/contracts/billing/billing';
import type { Database } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { lockSchoolOfAdmin } from '@/lib/server/access/find-school';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { findLatestOrder, toPayer } from './payer';

export async function changePayer(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  { payer, basis }: ChangePayer,
): Promise<Payer> {
  return db.transaction(async (tx) => {
    const actor = await lockTeacher(tx, teacher);
    const school = await lockSchoolOfAdmin(tx, actor, schoolId);
    const order = await findLatestOrder(tx, school.id);
    if (!order) throw new AppError('notFound');
    const now = toPayer(order);
    if (isDeepStrictEqual(now, payer)) return payer;
    if (!isDeepStrictEqual(now, basis)) throw new AppError('changedMeanwhile');
    await tx.update(schoolOrders).set(payer).where(eq(schoolOrders.id, order.id));
    await recordActivity(tx, { schoolId: school.id, kind: 'payerChanged', actor });
    return payer;
  });
}
