'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';

interface StrengthSwitchProps {
  isWish: boolean;
  sentence: string;
  onChange: (isWish: boolean) => void;
}

export function StrengthSwitch({ isWish, sentence, onChange }: StrengthSwitchProps) {
  const t = useTranslations('Conditions');
  const name = useId();
  return (
    <fieldset
      aria-label={t('strength', { condition: sentence })}
      className="rounded-desk border-line-strong bg-surface my-1 flex shrink-0 border p-0.5"
    >
      {[false, true].map((wish) => (
        <label
          key={String(wish)}
          className="text-ink-soft has-checked:bg-green has-checked:text-on-green has-focus-visible:outline-green relative grid min-h-8 min-w-10 cursor-pointer place-items-center rounded-md px-2 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={isWish === wish}
            onChange={() => onChange(wish)}
          />
          {t(wish ? 'rather' : 'must')}
        </label>
      ))}
    </fieldset>
  );
}
