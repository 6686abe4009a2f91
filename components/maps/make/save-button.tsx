'use client';

import { Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { useSaveAbsences } from '@/lib/client/maps/absences';
import type { useSaveMap } from '@/lib/client/maps/maps';
import { todayHere } from '@/lib/client/page/today';
import { toSaveInput } from '@/lib/client/maps/save-input';
import type { RoomChoice } from '@/lib/core/maps/made-from';
import type { MapInHand } from '@/lib/core/maps/map-in-hand';
import type { WorkbenchStore } from '../work/workbench-store';

interface SaveButtonProps {
  save: ReturnType<typeof useSaveMap>;
  choice: RoomChoice;
  store: WorkbenchStore;
  disabled: boolean;
  /** Called with the id under which the map is about to be saved. */
  onSend: (mapId: string) => void;
  onSaved: (mapId: string) => void;
}

/** Saves the map in hand. */
export function SaveButton(props: SaveButtonProps) {
  const { save, choice, store, disabled, onSend, onSaved } = props;
  const t = useTranslations('Result');
  const saveAbsences = useSaveAbsences();
  // A map keeps its id while it is saved, so that trying again saves nothing twice.
  const sent = useRef<{ map: MapInHand; id: string }>(undefined);

  const saveMap = () => {
    const { map } = store.get();
    if (sent.current?.map !== map) sent.current = { map, id: crypto.randomUUID() };
    onSend(sent.current.id);
    save.mutate(toSaveInput(sent.current.id, map, choice), {
      onSuccess: ({ id }) => {
        const away = map.absent.map(({ pupil }) => ({ pupilId: pupil, away: true }));
        saveAbsences(id, todayHere(), away).catch(() =>
          notify({ type: 'warning', message: t('awayNotMarked') }),
        );
        onSaved(id);
      },
    });
  };
  return (
    <Button size="small" busy={save.isPending} disabled={disabled} onClick={saveMap}>
      {!save.isPending && <Save aria-hidden className="size-5" />}
      {t('save')}
    </Button>
  );
}
