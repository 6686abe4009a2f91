'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { todayInNorway } from '@/lib/client/page/today';
import { useDayText } from '@/lib/client/page/use-day-text';
import { maxLinkDays } from '@/lib/contracts/maps/links';
import { daysAfter } from '@/lib/core/maps/norwegian-day';

/** The last day of a link: today, or one of the next days; none before `from`. */
export function EndDayField({
  from,
  value,
  onChange,
}: {
  from?: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const t = useTranslations('Sharing');
  const dayText = useDayText();
  const today = todayInNorway();
  const days = Array.from({ length: maxLinkDays + 1 }, (_, index) => daysAfter(today, index));
  const toLabel = (day: string, index: number) => {
    if (index === 0) return t('today', { day: dayText(day) });
    return index === 1 ? t('tomorrow', { day: dayText(day) }) : dayText(day);
  };
  return (
    <SelectField label={t('until')} isLarge value={value} onChange={onChange}>
      {days.map(
        (day, index) =>
          (!from || day >= from) && (
            <option key={day} value={day}>
              {toLabel(day, index)}
            </option>
          ),
      )}
    </SelectField>
  );
}
