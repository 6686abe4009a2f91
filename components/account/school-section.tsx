'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/auth/use-session';
import { loadSchool } from '@/lib/client/school/school';
import { LeaveSchool } from './leave-school';
import { JoinOrCreateSchool } from './join-or-create-school';

/** The teacher's school; without one, the ways to get one. */
export function SchoolSection() {
  const t = useTranslations('Account');
  const { user, subscription } = useSession();
  if (!user) return <Skeleton label={t('loading')} kind="form" rows={1} />;
  if (user.school_id) return <OwnSchool schoolId={user.school_id} />;
  return (
    <>
      <p className="text-ink-soft">{t('noSchool')}</p>
      <JoinOrCreateSchool name={user.name} hasTrial={subscription.trialActive} />
    </>
  );
}

function OwnSchool({ schoolId }: { schoolId: string }) {
  const t = useTranslations('Account');
  const { data: school } = useQuery({
    queryKey: ['account', 'school', schoolId],
    queryFn: () => loadSchool(schoolId),
  });
  if (!school) return <Skeleton label={t('loading')} kind="form" rows={1} />;
  return (
    <>
      <p className="font-semibold">{school.name}</p>
      <Link href="/app/school" className={buttonClass({ look: 'secondary' })}>
        {t('toSchool')}
      </Link>
      <LeaveSchool />
    </>
  );
}
