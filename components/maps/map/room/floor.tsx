'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';
import { type Desk, deskKey, deskPlace } from '@/lib/core/rooms/room';
import { PerspectiveButton } from '@/components/rooms/view/perspective-button';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useLastPlaces } from '@/components/rooms/view/use-glide';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import { DeskPlace } from './desk-place';
import { useDeskText } from './use-desk-text';
import { useFloorInput } from './use-floor-input';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

export function Floor(props: {
  names: ReadonlyMap<string, string>;
  helpId: string;
  below?: ReactNode;
  isAdding?: boolean;
}) {
  const { names, helpId, below } = props;
  const room = useTranslations('Room');
  const text = useDeskText();
  const store = useWorkbenchStore();
  const layout = useWorkbench((state) => state.map.layout);
  const isMoving = useWorkbench((state) => state.moving !== undefined);
  const seen = useSeenRoom(layout);
  const lastPlaces = useLastPlaces(layout.desks.length);
  const box = useRef<HTMLDivElement>(null);
  const places = useMemo(
    () =>
      new Map(
        layout.desks.map(
          (desk) => [deskKey(desk), room('deskAt', deskPlace(layout, desk)!)] as const,
        ),
      ),
    [layout, room],
  );
  useEffect(() => {
    store.update((now) => ({ ...now, seenSide: seen.boardSide }));
  }, [store, seen.boardSide]);
  const input = useFloorInput(box, props.isAdding);
  const grid = useMemo(() => {
    function renderPlace(desk: Desk, at: DrawnPlace) {
      return (
        <DeskPlace
          desk={desk}
          place={places.get(deskKey(desk)) ?? ''}
          names={names}
          text={text}
          at={at}
          lastPlaces={lastPlaces}
          helpId={helpId}
        />
      );
    }
    return (
      <RoomGrid
        room={seen}
        tools={
          <>
            <PerspectiveButton seenSide={seen.boardSide} isShort />
            {below}
          </>
        }
        label={room('map')}
        boardLabel={room('board')}
        hasButtons
        canZoom
        names={[...names.values()]}
        renderDesk={renderPlace}
      />
    );
  }, [seen, places, lastPlaces, names, text, room, helpId, below]);
  return (
    <div ref={box} data-carrying={isMoving || undefined} {...input}>
      {grid}
    </div>
  );
}
