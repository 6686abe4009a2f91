import { useTranslations } from 'next-intl';
import { FadeIn } from './fade-in';
import { FaqIntroduction } from './faq-introduction';
import { FaqQuestions } from './faq-questions';

const questions = ['clash', 'privacy', 'trial'] as const;

export function Faq() {
  const t = useTranslations('Faq');
  return (
    <section id="faq" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
      <FadeIn className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <FaqIntroduction />
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
