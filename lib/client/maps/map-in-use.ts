'use client';

import { todayInNorway } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { isAwaited } from '@/lib/client/http/queries';
import { useAbsences } from './absences';
import { useMap } from './maps';

const idInUse = (detail: ClassDetail | undefined) => detail?.maps.find((map) => map.isActive)?.id;

export function useAwayInClass(detail: ClassDetail | undefined) {
  const absences = useAbsences(idInUse(detail), todayInNorway());
  return {
    away: absences.data?.away.map(({ pupilId }) => pupilId) ?? [],
    isLoading: isAwaited(absences),
  };
}

export function useMapInUse(detail: ClassDetail | undefined) {
  const map = useMap(idInUse(detail));
  const { away, isLoading } = useAwayInClass(detail);
  return { map: map.data, away, isLoading: isAwaited(map) || isLoading };
}
