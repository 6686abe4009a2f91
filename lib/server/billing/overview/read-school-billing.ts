import 'server-only';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { periodMonths } from '@/lib/core/billing/invoice/terms';
import type { Queryable } from '@/lib/db/client';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readBalance } from '../receivables/balances';
import { readSchoolAccess } from '@/lib/server/access/school-access';
import { readSchoolPlan } from './read-school-plan';
import { findLatestOrder, toPayer } from './school-plan';

export async function readSchoolBilling(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<SchoolBilling> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const order = await findLatestOrder(db, school.id);
  const { months, ...plan } = await readSchoolPlan(db, school.id, nowMs);
  const balanceOre = await readBalance(db, school.id);
  return {
    ...plan,
    price:
      plan.plan && order
        ? {
            months: months ?? periodMonths.year,
            netOre: order.netOre,
            vatOre: order.vatOre,
            totalOre: order.totalOre,
          }
        : null,
    seats: {
      taken: await countSeatsTaken(db, school.id),
      limit: plan.plan ? (await readSchoolAccess(db, school.id, nowMs)).seatLimit : null,
    },
    payer: order ? toPayer(order) : null,
    creditOre: Math.max(0, -balanceOre),
    dueOre: Math.max(0, balanceOre),
  };
}
