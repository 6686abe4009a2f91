import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { formatOrganizationNumber } from '@/lib/core/billing/organization-number';
import { businessRegisterUrl } from '@/lib/core/billing/business-register';
import { legalSlugs } from '@/lib/i18n/legal-slugs';
import { publicEnv } from '@/lib/env/public';
import { Brand } from './brand';
import { FooterDesks } from './footer-desks';
import { footerMenuId, siteLinks } from './site-links';

const { company, appUrl } = publicEnv();

/** Copyright year of the website, fixed by the specification. */
const year = '2025';

interface FooterLink {
  href: string;
  label: string;
}

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2 className="text-ink-soft mb-2 text-sm font-semibold">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            {href.startsWith(appUrl) ? (
              <a href={href}>{label}</a>
            ) : (
              <SiteLink href={href}>{label}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SiteFooter() {
  const t = useTranslations('SiteFooter');
  const menu = useTranslations('SiteMenu');
  const frame = useTranslations('Frame');
  const { organizationNumber } = company;
  return (
    <footer className="mt-24 print:hidden">
      <FooterDesks />
      <div className="bg-birch">
        <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-12 px-4 py-14 sm:px-6 lg:grid-cols-[5fr_7fr]">
          <div className="max-w-sm">
            <Brand name={frame('brand')} />
            <p className="mt-4 text-lg">{t('text')}</p>
            <a
              href={t('contactAddress', { email: company.email })}
              className="group mt-6 inline-flex items-center gap-3"
            >
              <span className="rounded-desk bg-surface border-line grid size-11 shrink-0 place-items-center border">
                <Mail aria-hidden className="text-green size-5" />
              </span>
              <span>
                <span className="text-ink-soft block text-sm">{t('contact')}</span>
                <span className="font-semibold break-all underline-offset-4 group-hover:underline">
                  {company.email}
                </span>
              </span>
            </a>
            <SiteLink
              href="/contact"
              className="hover:text-green mt-3 flex min-h-11 w-max items-center underline underline-offset-4"
            >
              {t('contactPage')}
            </SiteLink>
          </div>
          <nav
            id={footerMenuId}
            aria-label={t('label')}
            className="footer-links grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-10"
          >
            <Column
              title={t('site')}
              links={siteLinks.map(({ key, href }) => ({ href, label: menu(key) }))}
            />
            <Column
              title={t('start')}
              links={[
                { href: `${appUrl}/signup`, label: menu('signUp') },
                { href: `${appUrl}/login`, label: frame('signIn') },
                { href: '/getstarted', label: t('getStarted') },
              ]}
            />
            <Column
              title={t('legal')}
              links={legalSlugs.map((slug) => ({ href: `/${slug}`, label: t(slug) }))}
            />
          </nav>
        </div>
        <div className="mx-auto max-w-6xl px-4 pb-8 text-sm sm:px-6">
          <div className="border-birch-deep flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-t pt-6">
            <p>{t('copyright', { year, company: company.name })}</p>
            <a
              href={businessRegisterUrl(organizationNumber)}
              hrefLang="nb"
              className="hover:text-green py-1.5 underline underline-offset-4"
            >
              {organizationNumber
                ? t('registerEntry', { number: formatOrganizationNumber(organizationNumber) })
                : t('register')}
            </a>
          </div>
          <p className="text-ink-soft mt-2">{t('languages')}</p>
        </div>
      </div>
    </footer>
  );
}
