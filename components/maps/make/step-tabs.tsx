'use client';

import { useTranslations } from 'next-intl';

export const steps = ['room', 'conditions', 'map'] as const;
export type Step = (typeof steps)[number];

interface StepTabsProps {
  step: Step;
  blocked: Step[];
  onStep: (step: Step) => void;
}

/** The three steps, with the current one marked. */
export function StepTabs({ step, blocked, onStep }: StepTabsProps) {
  const t = useTranslations('Maker');
  return (
    <nav aria-label={t('steps')}>
      <ol className="grid grid-cols-3 gap-1">
        {steps.map((option) => (
          <li key={option}>
            <button
              type="button"
              aria-current={option === step ? 'step' : undefined}
              disabled={blocked.includes(option)}
              onClick={() => option !== step && onStep(option)}
              className="text-ink-soft hover:text-ink aria-[current]:border-green aria-[current]:text-green -mb-[7px] flex min-h-11 w-full items-center justify-center border-b-3 border-transparent px-1 font-semibold disabled:cursor-not-allowed disabled:opacity-60"
            >
              {t(`step.${option}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
