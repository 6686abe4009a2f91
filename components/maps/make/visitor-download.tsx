'use client';

import { useMemo } from 'react';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import { useDayText } from '@/lib/client/page/use-day-text';
import { todayHere } from '@/lib/client/page/today';
import { toSaveInput } from '@/lib/client/maps/save-input';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { toMap } from '@/lib/client/maps/waiting-maps';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { saveMapSchema } from '@/lib/contracts/maps/maps';
import type { RoomChoice } from '@/lib/core/maps/made-from';
import { DownloadMenu } from '../show/download-menu';
import type { WorkbenchStore } from '../work/workbench-store';
import { toShown } from './show-in-hand';

interface VisitorDownloadProps {
  store: WorkbenchStore;
  classId: string;
  /** The name of the class. */
  name: string;
  pupils: Pupil[];
  choice: RoomChoice;
}

/** Prints the map in hand of a visitor, and draws its PDF and picture in the browser; nothing is sent. */
export function VisitorDownload({ store, classId, name, pupils, choice }: VisitorDownloadProps) {
  const roomName = useRoomName();
  const dayText = useDayText();
  const map = useStoreLater(store, (state) => state.map);
  const shown = useMemo(() => toShown(name, map, pupils), [name, map, pupils]);
  const toSaved = () => {
    const owner = { id: classId, grade: '', name, pupils };
    const input = saveMapSchema.parse(toSaveInput(crypto.randomUUID(), map, choice));
    return toMap(owner, input, new Date().toISOString());
  };
  return (
    <DownloadMenu
      mapId={classId}
      map={shown}
      details={[roomName(choice.own?.name ?? choice.kind), dayText(todayHere())].join(' · ')}
      away={new Set(map.absent.map(({ pupil }) => pupil))}
      toSaved={toSaved}
    />
  );
}
