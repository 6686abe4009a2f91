'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { useChangeSchool } from '@/lib/client/billing/office/office';
import { ApiError } from '@/lib/client/http/api-client';
import { todayInNorway } from '@/lib/client/page/today';
import { emailAddress } from '@/lib/contracts/addresses';
import type { OfficeSchool, SchoolAct } from '@/lib/contracts/billing/office';
import { addDays, isCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { trialDays } from '@/lib/core/billing/trial';
import { ActDialog, done } from '@/components/billing/act-dialog';
import { useOfficeText } from './use-office-text';

interface Props {
  school: OfficeSchool;
  onClose: () => void;
}

export function ExtendTrialDialog({ school, onClose }: Props) {
  const t = useTranslations('OfficeSchools');
  const { day } = useOfficeText();
  const today = todayInNorway();
  const { endsOn } = school;
  const isRunning = endsOn !== null && endsOn >= today;
  const latest = addDays(today, trialDays.school);
  const [lastDay, setLastDay] = useState(() => {
    const wanted = addDays(isRunning ? endsOn : today, 30);
    return wanted < latest ? wanted : latest;
  });
  const isEarly = !isCalendarDate(lastDay) || lastDay <= (isRunning ? endsOn : today);
  const problem = isEarly ? t('tooEarly') : lastDay > latest ? t('tooLate') : undefined;
  return (
    <SchoolDialog
      kind="extendTrial"
      school={school}
      act={problem ? undefined : { act: 'extendTrial', lastDay }}
      success={t('extended', { school: school.name })}
      onClose={onClose}
    >
      {({ isAsked, refusal }) => (
        <Field
          label={t('lastDay')}
          type="date"
          min={addDays(today, 1)}
          max={latest}
          hint={isRunning ? t('lastDayNow', { day: day(endsOn) }) : t('lastDayHint')}
          value={lastDay}
          error={(isAsked && problem) || refusal}
          onChange={(event) => setLastDay(event.target.value)}
        />
      )}
    </SchoolDialog>
  );
}

export function NumberDialog({ school, onClose }: Props) {
  const t = useTranslations('OfficeSchools');
  const [typed, setTyped] = useState(school.organizationNumber ?? '');
  const organizationNumber = parseOrganizationNumber(typed);
  return (
    <SchoolDialog
      kind="correctNumber"
      school={school}
      act={organizationNumber === null ? undefined : { act: 'correctNumber', organizationNumber }}
      success={t('corrected', { school: school.name })}
      onClose={onClose}
    >
      {({ isAsked }) => (
        <Field
          label={t('number')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isAsked && organizationNumber === null ? t('numberWrong') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </SchoolDialog>
  );
}

export function ReopenDialog({ school, onClose }: Props) {
  const t = useTranslations('OfficeSchools');
  const [typed, setTyped] = useState('');
  const address = emailAddress().safeParse(typed);
  return (
    <SchoolDialog
      kind="reopen"
      school={school}
      act={address.success ? { act: 'reopen', adminEmail: address.data } : undefined}
      success={t('reopened', { school: school.name })}
      onClose={onClose}
    >
      {({ isAsked, refusal }) => (
        <Field
          label={t('adminEmail')}
          type="email"
          autoComplete="off"
          value={typed}
          error={isAsked && !address.success ? t('adminEmailWrong') : refusal}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </SchoolDialog>
  );
}

const refusals = ['tooEarly', 'tooLate', 'noTeacher', 'unconfirmed', 'hasSchool'] as const;

function SchoolDialog(
  props: Props & {
    kind: SchoolAct['act'];
    act: SchoolAct | undefined;
    success: string;
    children: (asked: { isAsked: boolean; refusal: string | undefined }) => ReactNode;
  },
) {
  const { school, kind, act, success, onClose, children } = props;
  const t = useTranslations('OfficeSchools');
  const change = useChangeSchool(school.id);
  const [isAsked, setAsked] = useState(false);
  const [sent, setSent] = useState<string>();
  const code = change.error instanceof ApiError ? change.error.errors[0]?.code : undefined;
  const refused = refusals.find((each) => each === code);
  const isSame = sent === JSON.stringify(act);
  const submit = () => {
    setAsked(true);
    if (!act) return;
    setSent(JSON.stringify(act));
    change.mutate(act, done(success, onClose));
  };
  return (
    <ActDialog
      title={t(`${kind}Of`, { school: school.name })}
      text={t(`${kind}Text`)}
      changedText={t('changed')}
      submitLabel={t(kind)}
      cancelLabel={t('cancel')}
      act={refused ? { ...change, error: null } : change}
      onSubmit={submit}
      onClose={onClose}
    >
      {children({ isAsked, refusal: isSame && refused ? t(refused) : undefined })}
    </ActDialog>
  );
}
