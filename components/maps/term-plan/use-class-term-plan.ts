'use client';

import { useMemo } from 'react';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { termPlanDraftKey } from '@/lib/client/local/term-plan-draft';
import { useToday } from '@/lib/client/page/use-today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import { maxPlannedMaps, type TermPlan } from '@/lib/contracts/maps/term-plan';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { Condition } from '@/lib/core/conditions/condition';
import { toLayout } from '@/lib/core/maps/room-choice';
import { nextMonday, parseWeeks } from '@/lib/core/maps/term-plan/plan-days';
import { startingRoom } from '@/lib/core/maps/starting-room';
import { toEditedTermPlan } from '@/lib/client/maps/edited-term-plan';
import { useTermPlanFit } from './use-term-plan-fit';
import { useEditedTermPlan } from './use-edited-term-plan';
import { useTermPlanKeeping } from './use-term-plan-keeping';
import { useTermPlanMaking } from './use-term-plan-making';

export interface ClassToTermPlan {
  detail: ClassDetail;
  active: SavedMap | undefined;
  history: MapHistory;
  stored: TermPlan;
  conditions: Condition[];
  classRooms: ClassRooms;
}

export type ClassTermPlan = ReturnType<typeof useClassTermPlan>;

export function useClassTermPlan(props: ClassToTermPlan) {
  const { detail, active, history, stored, conditions, classRooms } = props;
  const { id: classId, pupils, mayEdit } = detail;
  const teacherId = useTeacherId();
  const today = useToday();
  const ids = useMemo(() => pupils.map(({ id }) => id), [pupils]);
  const edited = useEditedTermPlan({
    draftKey: mayEdit && teacherId ? termPlanDraftKey(teacherId, classId) : undefined,
    today,
    pupils: ids,
    startInput: () => ({
      choice: startingRoom(ids.length, stored[0] ?? active, classRooms),
      firstDay: stored[0]?.plannedFor ?? (active ? nextMonday(today) : today),
      daysBy: 'weeks',
      everyWeeks: 3,
      countText: String(stored.length || 6),
      skippedText: (detail.skippedWeeks ?? []).join(', '),
    }),
  });
  const { input, termPlan } = edited;
  const shown = useMemo(() => termPlan ?? toEditedTermPlan(stored), [termPlan, stored]);
  const classNow = useMemo(
    () => ({ pupils: ids, conditions, classRooms }),
    [ids, conditions, classRooms],
  );
  const { forgetError, ...keeping } = useTermPlanKeeping({
    ...{ classId, stored, edited },
    skippedWeeks: input.daysBy === 'weeks' ? parseWeeks(input.skippedText) : undefined,
  });
  const fit = useTermPlanFit({ shown, classNow, before: termPlan ? stored : [], history, mayEdit });
  const { figures, add, ...making } = useTermPlanMaking({
    ...{ classNow, history, edited, shown, unfit: fit.unfit },
    isFirstWanted: mayEdit && stored.length === 0 && (!termPlan || edited.isFirst),
    onMake: forgetError,
  });
  const { work, isRoomy } = making;
  const isWorking = work.status === 'working';
  const isBegun = shown.maps.length > 0 || input.daysBy === 'hand';
  return {
    ...{ classId, input, isRoomy, isWorking },
    ...{ ...keeping, ...fit, ...making },
    seatCount: toLayout(input.choice).desks.length,
    maps: isWorking && shown.maps.length === 0 ? work.maps : shown.maps,
    isEdited: termPlan !== undefined,
    isStranded: termPlan !== undefined && !mayEdit,
    isRestored: edited.isRestored,
    reached: termPlan && figures,
    add:
      isRoomy && ids.length > 0 && isBegun && shown.maps.length < maxPlannedMaps ? add : undefined,
  };
}
