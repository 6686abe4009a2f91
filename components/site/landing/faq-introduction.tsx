import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';

export function FaqIntroduction() {
  const t = useTranslations('Faq');
  return (
    <div>
      <h2 className="text-3xl font-extrabold tracking-tight sm:text-5xl">{t('title')}</h2>
      <p className="text-ink-soft mt-4 text-lg">
        {t.rich('text', {
          guide: (chunks) => (
            <SiteLink
              href="/pages/guide"
              hrefLang="no"
              className="text-ink hover:text-green font-semibold underline underline-offset-4"
            >
              {chunks}
            </SiteLink>
          ),
        })}
      </p>
    </div>
  );
}
