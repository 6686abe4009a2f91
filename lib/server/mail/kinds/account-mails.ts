import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { asked, defineLateMail, defineMail, exampleSite } from '../mail-kind';

export const accountMails = {
  /**
   * Welcome mail. The mail contains no text of the user, because a stranger may have signed up with the recipient's
   * address.
   */
  welcome: defineMail<{ appUrl: string; guideUrl: string }>({
    example: {
      appUrl: `${exampleSite}/app`,
      guideUrl: `${exampleSite}/pages/guide`,
    },
    write: ({ appUrl, guideUrl }, { t }) => ({
      subject: t('welcome.subject'),
      preview: t('welcome.preview'),
      heading: t('welcome.heading'),
      paragraphs: [t('welcome.text')],
      buttons: [
        { label: t('welcome.open'), url: appUrl },
        { label: t('welcome.guide'), url: guideUrl, isOther: true },
      ],
      reason: t('reason.account'),
    }),
  }),

  verify: asked(
    defineLateMail<object>({
      example: { url: `${exampleSite}/app/verify?mode=verifyEmail&oobCode=AbC-123` },
      write: ({ url }, { t }) => ({
        subject: t('verify.subject'),
        preview: t('verify.preview'),
        heading: t('verify.heading'),
        paragraphs: [t('verify.text')],
        buttons: [{ label: t('verify.confirm'), url }],
        notes: [t('verify.note')],
        reason: t('reason.account'),
      }),
    }),
  ),

  reset: asked(
    defineLateMail<object>({
      example: { url: `${exampleSite}/app/new-password?mode=resetPassword&oobCode=AbC-123` },
      write: ({ url }, { t }) => ({
        subject: t('reset.subject'),
        preview: t('reset.preview'),
        heading: t('reset.heading'),
        paragraphs: [t('reset.text')],
        buttons: [{ label: t('reset.choose'), url }],
        notes: [t('reset.note')],
        reason: t('reason.account'),
      }),
    }),
  ),

  teacherTrialEnding: defineMail<{
    name: string;
    ends: CalendarDate;
    isOver?: boolean;
    price: number;
    planUrl: string;
  }>({
    example: {
      ...{ name: 'Kari', ends: '2026-11-17', isOver: false, price: 19900 },
      planUrl: `${exampleSite}/pricing/teacher`,
    },
    write: ({ name, ends, isOver = false, price, planUrl }, words) => {
      const { t } = words;
      const facts = { date: words.day(ends), isOver: String(isOver) };
      return {
        subject: t('teacherTrialEnding.subject', facts),
        preview: t('teacherTrialEnding.preview'),
        heading: t('teacherTrialEnding.heading', facts),
        paragraphs: [
          t('greeting', { name }),
          t('teacherTrialEnding.text', { ...facts, price: words.amount(price) }),
          t('teacherTrialEnding.school'),
        ],
        buttons: [{ label: t('teacherTrialEnding.open'), url: planUrl }],
        notes: [t('teacherTrialEnding.note')],
        reason: t('reason.account'),
      };
    },
  }),
};
