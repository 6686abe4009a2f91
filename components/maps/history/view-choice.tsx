'use client';

import { useTranslations } from 'next-intl';

const views = ['allMaps', 'together'] as const;
export type View = (typeof views)[number];

/** Switches between the list of maps and who has sat with whom. */
export function ViewChoice({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useTranslations('MapHistory');
  return (
    <div
      role="group"
      aria-label={t('view')}
      className="bg-birch mb-6 grid max-w-xl grid-cols-2 gap-1 rounded-2xl p-1.5"
    >
      {views.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === view}
          onClick={() => onView(option)}
          className="text-ink-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-desk min-h-12 rounded-xl px-2 font-semibold"
        >
          {t(option)}
        </button>
      ))}
    </div>
  );
}
