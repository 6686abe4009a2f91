'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { todayInNorway } from '@/lib/client/page/today';
import { useDayText } from '@/lib/client/page/use-day-text';
import { maxLinkDays } from '@/lib/contracts/maps/links';
import { daysAfter } from '@/lib/core/maps/norwegian-day';
import { schoolDays } from '@/lib/core/maps/term-plan/plan-days';

export function endDays(from: string | undefined, skippedWeeks: readonly number[]): string[] {
  const days = schoolDays(todayInNorway(), maxLinkDays, skippedWeeks);
  return from ? [from, ...days.filter((day) => day > from)] : days;
}

export function EndDayField({
  days,
  value,
  onChange,
}: {
  days: readonly string[];
  value: string;
  onChange: (day: string) => void;
}) {
  const t = useTranslations('Sharing');
  const dayText = useDayText();
  const today = todayInNorway();
  const toLabel = (day: string) => {
    if (day === today) return t('today', { day: dayText(day) });
    return day === daysAfter(today, 1) ? t('tomorrow', { day: dayText(day) }) : dayText(day);
  };
  return (
    <SelectField label={t('until')} isLarge value={value} onChange={onChange}>
      {days.map((day) => (
        <option key={day} value={day}>
          {toLabel(day)}
        </option>
      ))}
    </SelectField>
  );
}
