import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { Brand } from './brand';
import { siteLinks } from './site-links';

export function SiteMenu() {
  const t = useTranslations('SiteMenu');
  const frame = useTranslations('Frame');
  return (
    <>
      <SiteLink href="/" className="rounded-desk inline-flex min-h-11 items-center">
        <Brand name={frame('brand')} />
      </SiteLink>
      <nav aria-label={t('label')} className="ml-4 max-[72rem]:hidden">
        <ul className="flex flex-wrap">
          {siteLinks.map(({ key, href }) => (
            <li key={key}>
              <SiteLink href={href} className="menu-link">
                {t(key)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
