'use client';

import { useTranslations } from 'next-intl';
import type { Condition } from '@/lib/core/conditions/condition';
import type { ConditionsEdit } from '@/lib/core/maps/command';

export function useEditText(sentence: (condition: Condition) => string) {
  const t = useTranslations('Conditions');
  return (edit: ConditionsEdit): string => {
    if (edit.code === 'merged') return t('merged', { count: edit.count });
    const values = { condition: sentence(edit.condition) };
    return edit.code === 'added' ? t('added', values) : t(`done.${edit.code}`, values);
  };
}
