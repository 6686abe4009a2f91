'use client';

import { useMemo } from 'react';
import { useEditText } from '@/components/conditions/use-edit-text';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { brokenIn } from '@/lib/core/maps/consequence';
import { offeredBy } from '@/lib/core/maps/making';
import { resolveFor } from '@/lib/core/maps/used-conditions';
import { explainClash } from '@/lib/core/seating/clash/explain-clash';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { MakerStore } from './maker-store';

/** One list for all renders. */
const noneBroken: readonly ConditionId[] = [];

/** The conditions of the map in hand: those that apply, and what stands against them. */
export function useConditionsInHand(
  store: MakerStore,
  ids: readonly PupilId[],
  sentence: (condition: Condition) => string,
) {
  const editText = useEditText(sentence);
  const conditions = useStore(store, ({ map }) => map.conditions);
  const off = useStore(store, ({ map }) => map.off);
  const basis = useStore(store, ({ map }) => map.basis!);
  const layout = useStore(store, ({ map }) => map.layout);
  const absences = useStore(store, ({ map }) => map.absent);
  const broken = useStoreLater(store.workbench, ({ map, making }) =>
    making?.isMade ? brokenIn(map) : noneBroken,
  );
  const last = useStore(store, ({ done }) => done.at(-1)?.told);
  const present = useMemo(() => {
    const away = offeredBy({ absent: absences });
    return ids.filter((id) => !away.includes(id));
  }, [ids, absences]);
  const resolved = useMemo(
    () => resolveFor({ conditions, off, basis, layout }, present),
    [conditions, off, basis, layout, present],
  );
  const reasons = useMemo(() => {
    if (present.length > layout.desks.length) return [];
    const applying = resolved.conditions;
    const problem = { room: { desks: layout.desks }, pupils: [...present], conditions: applying };
    return explainClash(
      problem,
      applying.map(({ id }) => id),
    );
  }, [resolved, layout, present]);
  const isAboutWish = (reason: ClashReason) =>
    resolved.conditions.some(({ id, wish }) => wish && reason.conditions.includes(id));
  return {
    conditions,
    off,
    resolved,
    /** The conditions that the map in hand breaks, by id. */
    broken,
    /** Why conditions that must be kept cannot all be kept, as far as it is found without a search. */
    clashes: reasons.filter((reason) => !isAboutWish(reason)),
    /** Reasons with a wish among their conditions. */
    wishClashes: reasons.filter(isAboutWish),
    /** Describes the last step, where it was an edit of the list. */
    last: last?.code === 'conditionsEdited' ? editText(last.edit) : undefined,
    absent: offeredBy({ absent: absences }),
  };
}
