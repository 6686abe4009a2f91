import 'server-only';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { toSchoolAccess } from '@/lib/server/access/school-access';
import { readBillingState } from '@/lib/server/access/billing-state';
import { readBalance } from '../receivables/balances';
import { readOwing } from '../receivables/open-invoices';
import { findLatestOrder, toPayer } from './payer';
import { planShown } from './plan-shown';

export async function readSchoolBilling(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<SchoolBilling> {
  const { id } = await findSchoolOfAdmin(db, teacher, schoolId);
  const today = toCalendarDate(nowMs);
  const billingState = await readBillingState(db, id);
  const order = await findLatestOrder(db, id);
  const plan = planShown(billingState, await readOwing(db, id, today), today);
  const balanceOre = await readBalance(db, id);
  const hasPlan = plan.plan !== null;
  return {
    ...plan,
    price:
      hasPlan && order
        ? {
            months: billingState.agreement!.months,
            netOre: order.netOre,
            vatOre: order.vatOre,
            totalOre: order.totalOre,
          }
        : null,
    seats: {
      taken: await countSeatsTaken(db, id),
      limit: hasPlan ? toSchoolAccess(billingState, today).seatLimit : null,
    },
    payer: order ? toPayer(order) : null,
    creditOre: Math.max(0, -balanceOre),
    dueOre: Math.max(0, balanceOre),
  };
}
