'use client';

import { useMemo } from 'react';
import { useStore } from '@/components/ui/editing/editor-store';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import { useMapScreen } from './map-context';

const nothing: ReadonlyMap<PupilId, readonly number[]> = new Map();

export function useDeskMarks(): ReadonlyMap<PupilId, readonly number[]> {
  const { store, pupils, part } = useMapScreen();
  const chosen = useStore(store, ({ making }) => making.draft.marks);
  return useMemo(() => {
    if (part !== 'conditions' || !chosen?.length) return nothing;
    return new Map(
      pupils.flatMap(({ id, marks = [] }) => {
        const shown = marks.filter((symbol) => chosen.includes(toMarkId(symbol)));
        return shown.length > 0 ? [[id, shown] as const] : [];
      }),
    );
  }, [pupils, part, chosen]);
}
