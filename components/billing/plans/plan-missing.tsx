import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { buttonClass } from '@/components/ui/button-class';
import { StaffDesks } from './staff-desks';

export function PlanMissing() {
  const t = useTranslations('Plan.missing');
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 lg:grid-cols-2 lg:py-20">
      <div>
        <h1 className="text-3xl font-bold sm:text-4xl">{t('title')}</h1>
        <p className="text-ink-soft mt-3 text-lg">{t('text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <SiteLink href="/#pricing" className={buttonClass({})}>
            {t('plans')}
          </SiteLink>
          <SiteLink href="/" className={buttonClass({ look: 'secondary' })}>
            {t('home')}
          </SiteLink>
        </div>
      </div>
      <div className="bg-birch mx-auto w-full max-w-md rounded-3xl p-8 sm:p-10">
        <StaffDesks count={0} className="w-full" />
      </div>
    </div>
  );
}
