'use client';

import { useState } from 'react';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { toSavedMap, toSaveInput } from '@/lib/client/maps/save-input';
import { saveMapSchema } from '@/lib/contracts/maps/maps';
import { ShareDialog } from '../share/share-dialog';
import { ShareMenu as Menu } from '../show/share-menu';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import type { useBigScreen } from '../show/use-big-screen';
import { useMapScreen } from './map-context';

interface ShareMenuProps {
  shown: ShownMap;
  screen: ReturnType<typeof useBigScreen>;
  details: string;
  isChanged: boolean;
}

export function ShareMenu({ shown, screen, details, isChanged }: ShareMenuProps) {
  const { classId, className, pupils, saved, store } = useMapScreen();
  const isVisitor = useIsVisitor();
  const [isSharing, setSharing] = useState(false);
  const absent = useStoreLater(store, ({ map }) => map.absent);
  const toSaved = () => {
    const input = toSaveInput(saved?.id ?? crypto.randomUUID(), store.get().map);
    const owner = { id: classId, grade: saved?.grade ?? '', name: className, pupils };
    return toSavedMap(owner, saveMapSchema.parse(input), new Date().toISOString());
  };
  return (
    <>
      <Menu
        mapId={saved?.id ?? classId}
        map={shown}
        {...{ screen, details }}
        away={new Set(absent.map(({ pupil }) => pupil))}
        toSaved={isChanged || !saved ? toSaved : undefined}
        onShare={saved && !isChanged && !isVisitor ? () => setSharing(true) : undefined}
      />
      {saved && isSharing && (
        <ShareDialog
          target={{ map: saved.id }}
          {...{ classId }}
          name={className}
          from={saved.isToCome ? (saved.plannedFor ?? undefined) : undefined}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}
