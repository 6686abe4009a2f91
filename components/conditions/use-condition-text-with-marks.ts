'use client';

import { useMemo } from 'react';
import { useClassConditions } from '@/lib/client/conditions/class-conditions';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { toNamed } from '@/lib/core/conditions/marks';
import type { Room } from '@/lib/core/rooms/room';
import { useConditionText } from '@/lib/client/maps/use-condition-text';

export function useConditionTextWithMarks(room: Room, detail: ClassDetail) {
  const { data } = useClassConditions(detail.id, detail.mayEdit);
  const names = useMemo(() => new Map(toNamed(detail).map(({ id, name }) => [id, name])), [detail]);
  return useConditionText(room, names, data?.conditions);
}
