'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { SiteLink } from '@/components/ui/site-link';
import { useSession } from '@/lib/client/account/use-session';
import { useColleagues } from '@/lib/client/classes/classes';
import type { UserInfo } from '@/lib/client/account/load-user';

type Buyer = 'teacher' | 'admin' | 'colleague';

function toBuyer(user: UserInfo | null): Buyer {
  if (!user?.school_id) return 'teacher';
  return user.admin_id === null ? 'colleague' : 'admin';
}

export function useNoPlanTitle(): string {
  const t = useTranslations('NoPlan');
  const { subscription } = useSession();
  if (subscription?.school_period_end ?? subscription?.personal_period_end) return t('planEnded');
  return t(subscription?.trial_expires_at ? 'trialEnded' : 'none');
}

export function PlanAdvice() {
  const t = useTranslations('NoPlan');
  const { user } = useSession();
  const buyer = toBuyer(user);
  return (
    <>
      {t('text')}{' '}
      {buyer === 'colleague' ? <AskAdmin schoolId={user!.school_id!} /> : t(`buyer.${buyer}`)}
    </>
  );
}

function AskAdmin({ schoolId }: { schoolId: string }) {
  const t = useTranslations('NoPlan');
  const format = useFormatter();
  const colleagues = useColleagues(schoolId, true).data ?? [];
  const admins = colleagues.filter(({ isAdmin }) => isAdmin).map(({ name }) => name);
  if (admins.length === 0) return t('buyer.colleague');
  return t('askAdmin', { names: format.list(admins, { type: 'disjunction' }) });
}

export function PlansLink() {
  const t = useTranslations('Frame');
  return (
    <SiteLink href="/#pricing" className={buttonClass({ look: 'secondary', size: 'small' })}>
      {t('seePlans')}
    </SiteLink>
  );
}
