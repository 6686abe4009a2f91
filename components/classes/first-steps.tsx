'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { NumberedSteps } from '@/components/ui/numbered-steps';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/page-title';
import { useSession } from '@/lib/client/account/use-session';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';

const desks = [0, 1, 2].flatMap((row) => [0, 1, 3, 4, 6, 7].map((col) => ({ row, col })));
const steps = ['class', 'room', 'map'] as const;

/** The home page of a teacher without classes. */
export function FirstSteps() {
  const t = useTranslations('FirstSteps');
  const { user } = useSession();
  return (
    <div className="grid items-center gap-10 py-6 lg:grid-cols-2">
      <div>
        <PageTitle className="text-3xl font-bold sm:text-4xl" documentTitle={t('pageTitle')}>
          {t('title')}
        </PageTitle>
        <p className="text-ink-soft mt-3 text-lg">{t('text')}</p>
        <NumberedSteps className="mt-8" steps={steps.map((step) => t(step))} />
        <div className="mt-8 flex flex-wrap gap-3">
          <Link href="/app/classes/new" className={buttonClass({ size: 'large' })}>
            {t('start')}
          </Link>
          {user?.admin_id && (
            <Link href="/app/school" className={buttonClass({ look: 'secondary', size: 'large' })}>
              {t('invite')}
            </Link>
          )}
        </div>
      </div>
      <div className="bg-birch rounded-3xl p-10">
        <RoomThumbnail desks={desks} taken={desks.filter((_, index) => index % 5 !== 3)} />
      </div>
    </div>
  );
}
