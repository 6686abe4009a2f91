import 'server-only';
import type { MailCode } from '@/lib/contracts/school/school-settings';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { toCodeFragment } from '@/lib/core/school/code-link';
import { formatLicenceCode, parseLicenceCode } from '@/lib/core/school/licence-code';
import type { Database } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { lockSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { keyedHash } from '@/lib/server/limits/keyed-hash';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueAskedMail } from '@/lib/server/mail/queue-mail';

const dayMs = 24 * 3600 * 1000;
const daily = { action: 'mailCode', max: 300, windowSeconds: 24 * 3600 };
const firstWeek = { action: 'mailFirstCodes', max: 60, windowSeconds: 7 * 24 * 3600 };

export async function mailLicenceCode(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  { code, emails, language, network }: MailCode & { language: Locale; network: string },
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const school = await lockSchoolOfAdmin(tx, teacher, schoolId);
    const { licenceCode } = school;
    if (parseLicenceCode(code) !== licenceCode) throw new AppError('changedMeanwhile');
    const isNew = nowMs - school.createdAt.getTime() < 7 * dayMs;
    await limitRate(tx, {
      ...(isNew ? firstWeek : daily),
      ...{ by: school.id, weight: new Set(emails).size },
    });
    const facts = {
      school: school.name,
      sender: teacher.name,
      code: formatLicenceCode(licenceCode),
      joinUrl: `${mailAddresses(language).app}/signup${toCodeFragment(licenceCode)}`,
    };
    const today = toCalendarDate(nowMs);
    for (const to of new Set(emails)) {
      const cause = `licenceCode:${school.id}:${keyedHash(licenceCode)}:${today}:${to}`;
      const mail = { kind: 'licenceCode', to, language, facts, cause, nowMs } as const;
      const asker = { network, email: teacher.email };
      await queueAskedMail(tx, { ...mail, teacherId: teacher.id }, asker);
    }
    await recordActivity(tx, { schoolId: school.id, kind: 'codeMailed', actor: teacher });
  });
}
