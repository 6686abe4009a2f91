'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/account/use-session';
import { useSchool } from '@/lib/client/school/use-school';
import { LeaveSchool } from './leave-school';
import { JoinOrCreateSchool } from './join-or-create-school';

export function SchoolSection({ invitation }: { invitation?: string }) {
  const t = useTranslations('Account');
  const { user } = useSession();
  const [hadNoSchool, setHadNoSchool] = useState(false);
  if (user?.school_id === null && !hadNoSchool) setHadNoSchool(true);
  if (!user) return <Skeleton label={t('loading')} kind="form" rows={1} />;
  if (user.school_id) {
    return (
      <OwnSchool schoolId={user.school_id} isInvited={invitation !== undefined && !hadNoSchool} />
    );
  }
  return (
    <>
      <p className="text-ink-soft">{t('noSchool')}</p>
      <JoinOrCreateSchool key={invitation} name={user.name} invitation={invitation} />
    </>
  );
}

function OwnSchool({ schoolId, isInvited }: { schoolId: string; isInvited: boolean }) {
  const t = useTranslations('Account');
  const { data: school } = useSchool(schoolId);
  if (!school) return <Skeleton label={t('loading')} kind="form" rows={1} />;
  return (
    <>
      {isInvited && (
        <Notice tone="info" title={t('invitedTitle', { school: school.name })}>
          {t('invitedText')}
        </Notice>
      )}
      <p className="font-semibold">{school.name}</p>
      <Link href="/app/school" className={buttonClass({ look: 'secondary' })}>
        {t('toSchool')}
      </Link>
      <LeaveSchool />
    </>
  );
}
