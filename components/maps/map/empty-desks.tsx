'use client';

import { useTranslations } from 'next-intl';
import { emptyDeskPlaces, type EmptyDeskPlace } from '@/lib/core/seating/empty-desks';

interface EmptyDesksProps {
  count: number;
  value: EmptyDeskPlace;
  onChange: (value: EmptyDeskPlace) => void;
}

export function EmptyDesks({ count, value, onChange }: EmptyDesksProps) {
  const t = useTranslations('EmptyDesks');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('title', { count })}</legend>
      <div className="flex flex-wrap gap-2">
        {emptyDeskPlaces.map((place) => (
          <label
            key={place}
            className="rounded-desk border-line-strong bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center border-2 px-3.5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="empty-desks"
              className="sr-only"
              checked={value === place}
              onChange={() => onChange(place)}
            />
            {t(place)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
