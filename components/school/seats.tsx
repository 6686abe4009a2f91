'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { useSession } from '@/lib/client/account/use-session';
import type { SchoolSettings } from '@/lib/contracts/school/school-settings';
import { schoolTiers } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';

const fewSeats = 3;

export function Seats({ settings }: { settings: SchoolSettings }) {
  const t = useTranslations('SchoolSeats');
  const { subscription } = useSession();
  const { seatsTaken: taken, seatLimit: limit } = settings;
  const left = limit - taken;
  return (
    <div className="grid max-w-2xl gap-4">
      <div>
        <p>{t(subscription?.schoolActive ? 'paid' : 'trial', { taken, limit })}</p>
        <svg aria-hidden className="mt-2 h-3 w-full overflow-hidden rounded-full">
          <rect width="100%" height="100%" className="fill-birch" />
          <rect
            width={`${Math.min(100, (taken / limit) * 100)}%`}
            height="100%"
            className={left > 0 ? 'fill-green' : 'fill-amber'}
          />
        </svg>
      </div>
      {left <= 0 && (
        <Notice tone="warning" title={t('fullTitle')} actions={<LargerPlan limit={limit} />}>
          {t('fullText')}
        </Notice>
      )}
      {left > 0 && left <= fewSeats && (
        <Notice tone="info" title={t('nearTitle', { left })} actions={<LargerPlan limit={limit} />}>
          {t('nearText')}
        </Notice>
      )}
    </div>
  );
}

function LargerPlan({ limit }: { limit: number }) {
  const t = useTranslations('SchoolSeats');
  const larger = schoolTiers.find(({ seatLimit }) => seatLimit > limit);
  if (!larger) return <p>{t('most', { email: publicEnv().company.email })}</p>;
  return (
    <SiteLink
      href={`/pricing/${larger.slug}?frequency=yearly`}
      className={buttonClass({ look: 'secondary', size: 'small' })}
    >
      {t('toPlan', { limit: larger.seatLimit })}
    </SiteLink>
  );
}
