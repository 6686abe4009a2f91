import 'server-only';
import { goesOnBesideSchool } from '@/lib/core/billing/card-beside-school';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import type { Locale } from '@/lib/i18n/locales';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { readCard, readSchool } from '../overview/read-teacher-billing';

export async function tellOfCard(
  tx: Queryable,
  teacher: TeacherRow,
  { isToEnd, language, nowMs }: { isToEnd: boolean; language: Locale; nowMs: number },
): Promise<void> {
  const card = await readCard(tx, teacher.id, nowMs);
  if (!card || !teacher.schoolId) return;
  const school = await readSchool(tx, teacher.schoolId, nowMs);
  if (!goesOnBesideSchool(card.state, school.state)) return;
  await queueMail(tx, {
    ...{ kind: 'cardGoesOn', to: teacher.email, language, teacherId: teacher.id, nowMs },
    cause: `cardGoesOn:${teacher.id}:${teacher.schoolId}:${nowMs}`,
    facts: {
      school: school.name,
      renews: card.state === 'paymentFailed' ? null : card.endsOn,
      price: card.price.totalOre,
      isToEnd,
      billingUrl: `${mailAddresses(language).app}/billing`,
    },
  });
}
