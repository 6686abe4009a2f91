import { getTranslations } from 'next-intl/server';
import { OpenAtTop } from '@/components/ui/open-at-top';
import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import type { Locale } from '@/lib/i18n/locales';
import { LegalContents } from './legal-contents';
import { LegalHeader } from './legal-header';
import { readLegalText } from './read-legal-text';
import { CompanyFacts } from './text-parts';

const prose = [
  'max-w-[42rem] min-w-0 text-[1.0625rem] leading-[1.7]',
  '[&_p]:mt-4 [&_strong]:font-bold [&_h2+p]:mt-3',
  '[&_ul]:mt-4 [&_ul]:grid [&_ul]:gap-2 [&_ul]:pl-6 [&_ul]:list-disc [&_ul>li]:pl-1 [&_ul>li]:marker:text-green',
  '[&_a]:text-green [&_a]:underline [&_a]:underline-offset-4 [&_a]:decoration-1 [&_a]:hover:text-green-deep [&_a]:hover:decoration-2',
  '[&_blockquote]:mt-4 [&_blockquote]:rounded-2xl [&_blockquote]:bg-birch [&_blockquote]:px-6 [&_blockquote]:pt-1 [&_blockquote]:pb-5',
  '[&_code]:text-[0.95em]',
].join(' ');

const sectionsWithoutContents = 4;

export async function LegalPage({ slug, locale }: { slug: LegalSlug; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Legal' });
  const { title, summary, sections } = await readLegalText(slug, locale);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 pb-16 sm:px-6 lg:pb-24 print:p-0 print:[page:text]">
      <OpenAtTop />
      <LegalHeader current={slug} />
      <div className="mt-10 lg:mt-14">
        <h1 className="text-[clamp(1.75rem,8.5vw,2.25rem)] font-extrabold sm:text-5xl">{title}</h1>
        <p className="text-ink-soft mt-4">
          {t.rich('updated', { time: (date) => <time dateTime="2023-04-07">{date}</time> })}
        </p>
      </div>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-16">
        {sections.length > sectionsWithoutContents && (
          <div className="lg:order-last">
            <LegalContents label={t('contents')} sections={sections} />
          </div>
        )}
        <article className={prose}>
          <section
            aria-label={t('summary')}
            className="bg-birch print:border-line rounded-3xl p-6 sm:p-8 print:border"
          >
            <p className="!mt-0 text-lg font-bold">{t('summary')}</p>
            {summary.map((point) => (
              <p key={point} className="!mt-3 flex gap-3.5 leading-normal">
                <span
                  aria-hidden
                  className="bg-green mt-[0.45rem] h-2.5 w-4 shrink-0 rounded-[0.25rem]"
                />
                {point}
              </p>
            ))}
          </section>
          {sections.map(({ id, title: heading, children }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-12">
              <h2 id={`${id}-heading`} className="break-after-avoid text-2xl font-bold">
                <span className="text-green mr-2.5 tabular-nums">{index + 1}.</span>
                {heading}
              </h2>
              {children}
            </section>
          ))}
          <footer className="border-line mt-14 border-t pt-6">
            <p className="!mt-0 text-lg font-bold">{t('questions')}</p>
            <CompanyFacts />
          </footer>
        </article>
      </div>
    </div>
  );
}
