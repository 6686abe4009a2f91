'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DeskView, DropMark } from '@/lib/core/maps/desk-view';

export interface DeskText {
  beside: (names: readonly string[]) => string;
  label: (view: DeskView, name: string | undefined, place: string, beside: string) => string;
}

export function useDeskText(): DeskText {
  const t = useTranslations('Workbench.desk');
  const format = useFormatter();
  return useMemo(() => {
    const [free, trainee, fixed] = [t('free'), t('trainee'), t('fixed')];
    const [locked, away, leftEmpty] = [t('locked'), t('away'), t('leftEmpty')];
    const drop: Record<DropMark, string> = {
      fine: t('drop.fine'),
      breaks: t('drop.breaks'),
      refused: t('drop.refused'),
    };
    return {
      beside: (names) => (names.length > 0 ? t('beside', { names: format.list(names) }) : ''),
      label: (view, name, place, beside) =>
        [
          name ?? free,
          place,
          beside,
          view.isTrainee && trainee,
          view.isFixed && fixed,
          view.isLocked && locked,
          view.isAway && away,
          view.isLeftEmpty && leftEmpty,
          view.broken && t('broken', { numbers: view.broken }),
          view.drop && drop[view.drop],
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, format]);
}
