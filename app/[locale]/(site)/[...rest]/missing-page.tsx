import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { RoomWithoutDesk } from '@/components/rooms/view/room-without-desk';
import { ProblemPage } from '@/components/shell/problem-page';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';

export function MissingPage() {
  const t = useTranslations('NotFound');
  return (
    <ProblemPage
      title={t('missing')}
      text={t('text')}
      picture={<RoomWithoutDesk />}
      actions={
        <>
          <SiteLink href="/" className={buttonClass({})}>
            {t('home')}
          </SiteLink>
          <a href={publicEnv().appUrl} className={buttonClass({ look: 'secondary' })}>
            {t('classes')}
          </a>
          <SiteLink href="/contact" className={buttonClass({ look: 'quiet' })}>
            {t('contact')}
          </SiteLink>
          <p className="text-ink-soft mt-4 w-full text-sm">
            <span lang="en">{t('title')}</span> {t('status')}
          </p>
        </>
      }
    />
  );
}
