import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { ExampleMap } from './example-room';
import { FadeIn } from './fade-in';

const steps = ['pupils', 'room', 'conditions', 'map'] as const;

/** How a map is made, in four sentences, beside one to try it with. */
export function Steps() {
  const t = useTranslations('Steps');
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 lg:pb-28">
      <FadeIn className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-3xl font-extrabold tracking-tight sm:text-4xl lg:col-start-2 lg:self-end">
          {t('title')}
        </h2>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ExampleMap />
        </div>
        <div className="lg:self-start">
          <ol className="grid gap-6">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-4">
                <span
                  aria-hidden
                  className="bg-birch border-desk-line rounded-desk grid h-9 w-11 shrink-0 place-items-center border font-bold"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg leading-9 font-bold">{t(`${step}.title`)}</h3>
                  <p className="text-ink-soft">{t(`${step}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
          <SiteLink
            href="/pages/guide"
            hrefLang="no"
            className="hover:text-green mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('guide')}
          </SiteLink>
        </div>
      </FadeIn>
    </section>
  );
}
