'use client';

import { useTranslations } from 'next-intl';
import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import type { Suggestion } from '@/lib/core/maps/suggestion-list';

export interface SuggestionStripProps {
  layout: RoomLayout;
  problem: SeatingProblem;
  seats: Seating;
  suggestions: readonly Suggestion[];
  names: ReadonlyMap<PupilId, string>;
  sentence: (condition: Condition) => string;
  onUse: (suggestion: Suggestion) => void;
}

export function useSuggestionName() {
  const t = useTranslations('MapSuggestions');
  return ({ isOwn, number }: Suggestion) => t(isOwn ? 'own' : 'suggestion', { number });
}
