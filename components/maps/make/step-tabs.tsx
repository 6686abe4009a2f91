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
      <ol className="bg-birch grid grid-cols-3 gap-1 rounded-2xl p-1.5">
        {steps.map((option, index) => (
          <li key={option}>
            <button
              type="button"
              aria-current={option === step ? 'step' : undefined}
              disabled={blocked.includes(option)}
              onClick={() => onStep(option)}
              className="text-ink-soft hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-desk flex min-h-12 w-full items-center justify-center gap-2.5 rounded-xl px-2 font-semibold disabled:cursor-not-allowed disabled:opacity-60"
            >
              <span
                aria-hidden
                className={`grid size-7 shrink-0 place-items-center rounded-[0.5rem] text-sm max-sm:hidden ${option === step ? 'bg-green text-on-green' : 'bg-birch-deep text-ink'}`}
              >
                {index + 1}
              </span>
              {t(`step.${option}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
