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
import { limitRate } from '@/lib/server/limits/rate-limit';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';

/** Recipients of a school in a day, of which none has so many twice. */
const daily = { action: 'mailCode', max: 300, windowSeconds: 24 * 3600 };

/** Mails the licence code of the admin's school to colleagues. An address that got the code today gets it once. */
export async function mailLicenceCode(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  { code, emails, language }: MailCode & { language: Locale },
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const school = await lockSchoolOfAdmin(tx, teacher, schoolId);
    const { licenceCode } = school;
    if (parseLicenceCode(code) !== licenceCode) throw new AppError('changedMeanwhile');
    await limitRate(tx, { ...daily, by: school.id, weight: new Set(emails).size });
    const facts = {
      school: school.name,
      sender: teacher.name,
      code: formatLicenceCode(licenceCode),
      joinUrl: `${mailAddresses(language).app}/signup${toCodeFragment(licenceCode)}`,
    };
    const today = toCalendarDate(nowMs);
    for (const to of new Set(emails)) {
      const cause = `licenceCode:${school.id}:${licenceCode}:${today}:${to}`;
      const mail = { kind: 'licenceCode', to, language, facts, cause, nowMs } as const;
      await queueMail(tx, { ...mail, teacherId: teacher.id });
    }
    await recordActivity(tx, { schoolId: school.id, kind: 'codeMailed', actor: teacher });
  });
}
