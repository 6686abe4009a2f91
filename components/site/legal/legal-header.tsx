import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { legalSlugs, type LegalSlug } from '@/lib/i18n/legal-slugs';

export function LegalHeader({ current }: { current: LegalSlug }) {
  const t = useTranslations('Legal');
  return (
    <header className="border-line border-b pb-4 print:hidden">
      <SiteLink
        href="/"

        className="rounded-desk text-ink-soft hover:text-green inline-flex min-h-11 items-center gap-1.5 font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('home')}
      </SiteLink>
      <nav aria-label={t('pagesLabel')}>
        <ul className="-mx-3 flex flex-wrap gap-x-1">
          {legalSlugs.map((slug) => (
            <li key={slug}>
              <SiteLink
                href={`/${slug}`}

                aria-current={slug === current ? 'page' : undefined}
                className="rounded-desk text-ink-soft hover:bg-birch hover:text-ink aria-[current]:bg-birch aria-[current]:text-ink inline-flex min-h-11 items-center px-3 text-sm font-medium aria-[current]:font-bold"
              >
                {t(`pages.${slug}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
