'use client';

import { useTranslations } from 'next-intl';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import type { ConditionId } from '@/lib/core/conditions/condition';
import { isSameMap } from '@/lib/core/maps/suggestion-list';
import { useMapScreen, useMapTexts } from './map-context';

export function BrokenWhy({ id }: { id: ConditionId }) {
  const { store, engine } = useMapScreen();
  const { sentence, clash } = useMapTexts();
  const t = useTranslations('Conditions');
  const map = useStoreLater(store, (state) => state.map);
  const { findings } = engine;
  const isAsMade = findings?.seats !== undefined && isSameMap(findings.seats, map.seats);
  const found = isAsMade && findings.brokenWishes.find(({ wish }) => wish === id);
  if (!found) return <p>{t(isAsMade && findings.isUnproven ? 'unproven' : 'notMet')}</p>;
  if (found.reasons.length > 0) {
    return found.reasons.map((reason) => <p key={clash(reason)}>{clash(reason)}</p>);
  }
  const others = findings.about.conditions.filter((one) => found.others.includes(one.id));
  if (others.length === 0) return <p>{t('notMet')}</p>;
  return (
    <p>
      {t('against', { conditions: others.map(sentence).join('; ') })}{' '}
      {findings.isProved ? t('proved') : t('notProved')}
    </p>
  );
}
