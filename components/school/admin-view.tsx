'use client';

import { CalendarPlus, ScrollText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { Fetched } from '@/components/shell/fetched/fetched';
import type { UserInfo } from '@/lib/client/account/load-user';
import { useSettings } from '@/lib/client/school/use-school';
import { CodeCard } from './code-card';
import { Members } from './members';
import { OwnerlessClasses } from './ownerless-classes';
import { Seats } from './seats';
import { SettingsForm } from './settings-form';
import { useCheckAfterRefusal } from './use-school-user';

export function AdminView({ schoolId, user }: { schoolId: string; user: UserInfo }) {
  const t = useTranslations('School');
  const activity = useTranslations('SchoolActivity');
  const year = useTranslations('SchoolYear');
  const query = useSettings(schoolId);
  useCheckAfterRefusal(query.error);
  return (
    <Fetched query={query} loading={t('loading')}>
      {(settings) => (
        <div className="grid gap-14 *:min-w-0">
          <CodeCard schoolId={schoolId} settings={settings} userName={user.name} />
          <Members schoolId={schoolId} user={user} seats={<Seats settings={settings} />} />
          <OwnerlessClasses schoolId={schoolId} />
          <SettingsForm schoolId={schoolId} settings={settings} />
          <div className="flex flex-wrap gap-3">
            <Link href="/app/school/new-year" className={buttonClass({ look: 'secondary' })}>
              <LinkIcon>
                <CalendarPlus aria-hidden className="size-5" />
              </LinkIcon>
              {year('open')}
            </Link>
            <Link href="/app/school/activity" className={buttonClass({ look: 'secondary' })}>
              <LinkIcon>
                <ScrollText aria-hidden className="size-5" />
              </LinkIcon>
              {activity('open')}
            </Link>
          </div>
        </div>
      )}
    </Fetched>
  );
}
