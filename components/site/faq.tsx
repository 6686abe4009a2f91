import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { FadeIn } from './fade-in';
import { FaqQuestions } from './faq-questions';

const questions = ['clash', 'privacy', 'trial'] as const;

/** What is asked before a school decides. */
export function Faq() {
  const t = useTranslations('Faq');
  return (
    <section id="faq" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
      <FadeIn className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_7fr]">
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
        <FaqQuestions
          items={questions.map((id) => ({
            id,
            question: t(`items.${id}.question`),
            answer: t(`items.${id}.answer`),
          }))}
        />
      </FadeIn>
    </section>
  );
}
