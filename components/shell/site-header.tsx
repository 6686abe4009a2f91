import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { toLocale } from '@/lib/i18n/locales';
import { AccountLinks } from './account-links';
import { LanguageSelector } from './language-selector';
import { MenuButton } from './menu-button';
import { SiteMenu } from './site-menu';
import { siteLinks } from './site-links';

export function SiteHeader(props: { isPresumedSignedIn?: boolean }) {
  const t = useTranslations('SiteMenu');
  const frame = useTranslations('Frame');
  const account = {
    signInLabel: frame('signIn'),
    signUpLabel: t('signUp'),
    openAppLabel: t('openApp'),
    isPresumedSignedIn: props.isPresumedSignedIn,
  };
  return (
    <header className="border-line bg-paper top-0 z-30 border-b print:hidden [@media(min-height:26rem)]:sticky">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-1 px-4 py-2 sm:gap-x-2 sm:px-6">
        <SiteMenu />
        <div className="flex flex-1 items-center justify-end gap-2 whitespace-nowrap max-sm:hidden">
          <AccountLinks {...account} size="small" signInLook="quiet" />
        </div>
        <div className="max-sm:mr-12 max-sm:ml-auto">
          <LanguageSelector locale={toLocale(useLocale())} label={frame('language')} isShort />
        </div>
        <div className="max-sm:-ml-12 min-[72rem]:hidden">
          <MenuButton label={t('menu')} closeLabel={t('closeMenu')}>
            <nav aria-label={t('label')} className="mt-2">
              <ul className="drawer-links">
                {siteLinks.map(({ key, href }) => (
                  <li key={key}>
                    <SiteLink href={href}>{t(key)}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-8 grid gap-3">
              <AccountLinks {...account} size="normal" signInLook="secondary" />
            </div>
          </MenuButton>
        </div>
      </div>
    </header>
  );
}
