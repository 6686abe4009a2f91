import 'server-only';
import type { OfficeActionDetail, OfficeActionKind } from '@/lib/core/billing/office/office-action';
import type { Queryable } from '@/lib/db/client';
import { officeLog } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';

export async function recordAction(
  tx: Queryable,
  clerk: OfficeClerk,
  kind: OfficeActionKind,
  action: {
    invoice?: { id: string; number: number };
    schoolId?: string;
    detail?: OfficeActionDetail;
  },
): Promise<void> {
  await tx.insert(officeLog).values({
    kind,
    actor: clerk.email,
    invoiceId: action.invoice?.id ?? null,
    invoiceNumber: action.invoice?.number ?? null,
    schoolId: action.schoolId ?? null,
    detail: action.detail ?? {},
  });
}
