'use client';

import { todayHere } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { useAbsences } from './absences';
import { useMap } from './maps';

/** Fetches a class's map in use, and the pupils who are away today; both can be done without. */
export function useMapInUse(detail: ClassDetail | undefined) {
  const id = detail?.maps.find((map) => map.isActive)?.id;
  const map = useMap(id);
  const absences = useAbsences(id, todayHere());
  return {
    map: map.data,
    away: absences.data?.away.map(({ pupilId }) => pupilId) ?? [],
    isLoading: map.isLoading || absences.isLoading,
  };
}
