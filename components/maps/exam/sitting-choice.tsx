'use client';

import { useTranslations } from 'next-intl';
import { Segments } from '@/components/ui/segments';
import { SelectField } from '@/components/ui/select-field';

const mostSegments = 3;

interface SittingChoiceProps {
  count: number;
  shown: number;
  onShow: (index: number) => void;
}

export function SittingChoice({ count, shown, onShow }: SittingChoiceProps) {
  const t = useTranslations('Exam');
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: t('sitting', { number: index + 1 }),
  }));
  const onChange = (value: string) => onShow(Number(value));
  if (count <= mostSegments) {
    return (
      <Segments label={t('sittings')} options={options} value={String(shown)} onChange={onChange} />
    );
  }
  return (
    <SelectField label={t('sittings')} isLabelHidden value={String(shown)} onChange={onChange}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
