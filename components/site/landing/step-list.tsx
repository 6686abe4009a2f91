import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';

const steps = ['pupils', 'room', 'conditions', 'map'] as const;

export function StepList() {
  const t = useTranslations('Steps');
  return (
    <div className="lg:self-start">
      <ol className="grid gap-6">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span aria-hidden className="desk-badge h-9 w-11 font-bold">
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
  );
}
