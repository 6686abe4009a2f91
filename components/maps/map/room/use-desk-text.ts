'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DeskView, DropMark } from '@/lib/core/maps/desk-view';

/** The words of desks. The same object as long as the language is the same. */
export interface DeskText {
  /** Those who sit beside, as a part of the label. */
  beside: (names: readonly string[]) => string;
  /** The label of a desk for screen readers: the pupil if there is one, the place, the neighbours, and the signs. */
  label: (view: DeskView, name: string | undefined, place: string, beside: string) => string;
}

/** Translates the words common to all desks once, because a drag labels all of them again. */
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
