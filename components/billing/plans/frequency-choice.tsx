import { useTranslations } from 'next-intl';
import type { Frequency } from '@/lib/core/billing/plans';

export function FrequencyChoice({ frequencies }: { frequencies: readonly Frequency[] }) {
  const t = useTranslations('Pricing.frequency');
  return (
    <fieldset className="mb-10 flex flex-wrap justify-center gap-2">
      <legend className="sr-only">{t('label')}</legend>
      {frequencies.map((frequency, index) => (
        <label
          key={frequency}
          className="rounded-desk border-line-strong bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center gap-2 border px-5 font-semibold has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="frequency"
            value={frequency}
            defaultChecked={index === 0}
            className="accent-green"
          />
          {t(frequency)}
        </label>
      ))}
    </fieldset>
  );
}
