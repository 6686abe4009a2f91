import { useTranslations } from 'next-intl';
import { ExampleMap } from './example-room';
import { FadeIn } from './fade-in';
import { StepList } from './step-list';

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
        <StepList />
      </FadeIn>
    </section>
  );
}
