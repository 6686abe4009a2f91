'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useMemo, useState, type ReactNode } from 'react';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import { notify } from '@/components/ui/notifications';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import type { ClassPupil } from '@/lib/contracts/classes/classes';
import type { Mark } from '@/lib/core/conditions/marks';
import type { MapHistory, SavedMap } from '@/lib/contracts/maps/maps';
import { toPastSeats } from './questions/map-to-ask';
import { WorkbenchContext } from './room/workbench-store';
import { isSameAs } from '@/lib/core/maps/saved-map';
import { MapScreenProvider, type RailPart } from './map-context';
import type { MapFrom } from './map-store';
import { MapWorkplace } from './map-workplace';
import { useEngine } from './use-engine';
import { useKeepAbsences } from './use-keep-absences';
import { useKeepConditions } from './use-keep-conditions';
import { useMapDraft } from './use-map-draft';
import { useRoomNews } from './use-room-news';
import { useSaving } from './use-saving';

export interface MapScreenProps extends Omit<MapFrom, 'pupils' | 'marked'> {
  classId: string;
  name: string;
  pupils: ClassPupil[];
  marks?: readonly Mark[];
  history: MapHistory;
  notices?: ReactNode;
  onSaved: (saved: SavedMap) => void;
}

const noMarks: readonly Mark[] = [];

export function MapScreen(props: MapScreenProps) {
  const { classId, name, pupils, marks = noMarks, history, notices, onSaved, ...from } = props;
  const { saved, today, kept, classRooms } = from;
  const t = useTranslations('MapScreen');
  const texts = useTranslations('Conditions');
  const teacherId = useTeacherId();
  const mapDraft = useMapDraft({ pupils, marks, owner: teacherId, classId, ...from });
  const { store, ids } = mapDraft;
  // The list of maps may contain a new map before the response to the map's save request arrives.
  const [sentId, setSentId] = useState<string>();
  const earlier = useMemo(() => {
    const before = history.findIndex(({ id }) => id === saved?.id) + 1;
    return {
      past: toPastSeats(history.slice(before).filter(({ id }) => id !== sentId)),
      pastOfNew: toPastSeats(history.filter(({ id }) => id !== sentId || id === saved?.id)),
    };
  }, [history, saved?.id, sentId]);
  const keeper = useKeepConditions(
    classId,
    store,
    { kept, pupils: ids, isRestored: mapDraft.isRestored },
    {
      merged: () => notify({ type: 'info', message: texts('mergedFromElsewhere') }),
      failed: () => notify({ type: 'warning', message: texts('notSavedYet') }),
    },
  );
  const engine = useEngine({ store, ids, ...earlier, onMake: keeper.save });
  useRoomNews(store, engine.changeRoom);
  useKeepAbsences(store.workbench, saved, pupils, today);
  const saving = useSaving({
    ...{ classId, saved, mapDraft },
    onSend: setSentId,
    onSaved: (stored, outcome, isWaiting) => {
      keeper.save();
      if (!isWaiting) notify({ type: 'success', message: t(outcome) });
      onSaved(stored);
    },
    onAwayFailed: () => notify({ type: 'warning', message: t('awayNotMarked') }),
  });
  const isNew = useStore(store, saving.isNew);
  const isForConditions = useSearchParams().get('part') === 'conditions';
  const [part, showPart] = useState<RailPart>(() =>
    isForConditions || store.get().map.conditions.length === 0 ? 'conditions' : 'suggestions',
  );
  const map = useStoreLater(store, (state) => state.map);
  return (
    <MapScreenProvider
      value={{
        ...{ classId, className: name, pupils, marks, today, saved, store, engine, part, showPart },
        past: isNew ? earlier.pastOfNew : earlier.past,
      }}
    >
      <WorkbenchContext value={store.workbench}>
        <MapWorkplace
          {...{ mapDraft, saving, keeper, classRooms, notices }}
          isChanged={isNew || !saved || !isSameAs(map, saved)}
        />
      </WorkbenchContext>
    </MapScreenProvider>
  );
}
