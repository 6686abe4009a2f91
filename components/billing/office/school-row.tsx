'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OfficeSchool, SchoolAct } from '@/lib/contracts/billing/office';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { ExtendTrialDialog, NumberDialog, ReopenDialog } from './school-dialogs';
import { Badge } from './state-badge';
import { useOfficeText } from './use-office-text';

const dialogs = {
  extendTrial: ExtendTrialDialog,
  correctNumber: NumberDialog,
  reopen: ReopenDialog,
} as const;

const tones = {
  trial: 'plain',
  reminded: 'plain',
  continued: 'good',
  active: 'good',
  cancelled: 'plain',
  overdue: 'bad',
  grace: 'bad',
  suspended: 'bad',
  stopped: 'plain',
} as const;

export function SchoolRow({ school }: { school: OfficeSchool }) {
  const t = useTranslations('OfficeSchools');
  const pricing = useTranslations('Pricing.tiers');
  const { day } = useOfficeText();
  const { name, organizationNumber, state, plan, endsOn, teachers } = school;
  return (
    <li className="border-line bg-surface rounded-desk grid gap-x-6 gap-y-3 border p-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_16rem_20rem] lg:items-center">
      <div className="min-w-0 break-words">
        <h2 className="text-lg font-bold">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-ink-soft">
          {organizationNumber ? formatOrganizationNumber(organizationNumber) : t('noNumber')}
          {' · '}
          {t('teachers', { count: teachers })}
        </p>
      </div>
      <div>
        <p className="flex flex-wrap gap-1.5">
          {teachers === 0 && <Badge tone="warning">{t('closed')}</Badge>}
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-ink-soft mt-1">
          {[plan && pricing(`${plan}.name`), endsOn && t('until', { day: day(endsOn) })]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Balance school={school} />
      </div>
      <Actions school={school} />
      <Log school={school} />
    </li>
  );
}

function Balance({ school: { balanceOre } }: { school: OfficeSchool }) {
  const t = useTranslations('OfficeSchools');
  const { amount } = useOfficeText();
  if (balanceOre === 0) return <p className="text-ink-soft">{t('even')}</p>;
  const text = balanceOre > 0 ? 'owes' : 'credit';
  return (
    <p className="font-semibold tabular-nums">
      {t(text, { amount: amount(Math.abs(balanceOre)) })}
    </p>
  );
}

function Actions({ school }: { school: OfficeSchool }) {
  const t = useTranslations('OfficeSchools');
  const [open, setOpen] = useState<SchoolAct['act']>();
  const acts: SchoolAct['act'][] = [
    ...(school.teachers === 0 ? (['reopen'] as const) : []),
    ...(school.canExtendTrial ? (['extendTrial'] as const) : []),
    'correctNumber',
  ];
  const OpenDialog = open && dialogs[open];
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {acts.map((act) => (
        <Button
          key={act}
          look="secondary"
          size="small"
          aria-label={`${t(`buttons.${act}`)}: ${school.name}`}
          onClick={() => setOpen(act)}
        >
          {t(`buttons.${act}`)}
        </Button>
      ))}
      {OpenDialog && <OpenDialog school={school} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Log({ school }: { school: OfficeSchool }) {
  const t = useTranslations('OfficeSchools');
  const { moment } = useOfficeText();
  if (school.log.length === 0) return null;
  return (
    <ul aria-label={t('log')} className="text-ink-soft text-sm break-words lg:col-span-3">
      {school.log.map(({ kind, at, by }) => (
        <li key={at}>{t('logLine', { act: t(`acts.${kind}`), at: moment(at), by })}</li>
      ))}
    </ul>
  );
}
