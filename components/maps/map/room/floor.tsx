'use client';

import { useTranslations } from 'next-intl';
import {
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { afterPaint } from '@/lib/client/page/after-paint';
import { carryOver, chooseDesk, choosePupil, drop } from '@/lib/core/maps/workbench-state';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';
import { type Desk, deskKey, deskPlace } from '@/lib/core/rooms/room';
import { PerspectiveButton } from '@/components/rooms/view/perspective-button';
import { RoomGrid } from '@/components/rooms/view/room-grid';
import { useLastPlaces } from '@/components/rooms/view/use-glide';
import { useSeenRoom } from '@/components/rooms/view/use-seen-room';
import { DeskPlace } from './desk-place';
import { toDesk, toPupil } from './element-place';
import { useDeskText } from './use-desk-text';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

const deskSelector = (desk: Desk) => `[data-desk="${deskKey(desk)}"]`;

/** Moves the focus to the actions on the chosen pupils; returns whether there are any. The zoom stands between. */
function focusActions(): boolean {
  const first = document.querySelector<HTMLElement>('[data-chosen-actions] button');
  first?.focus();
  return first !== null;
}

/** The room with its desks, to be worked on by mouse, finger and keys. */
export function Floor(props: {
  names: ReadonlyMap<string, string>;
  helpId: string;
  /** Stands below the room beside the zoom. */
  below?: ReactNode;
  /** Whether each press adds a pupil to those who are chosen. */
  isAdding?: boolean;
}) {
  const { names, helpId, below } = props;
  const room = useTranslations('Room');
  const text = useDeskText();
  const store = useWorkbenchStore();
  const layout = useWorkbench((state) => state.map.layout);
  const cursor = useWorkbench((state) => state.cursor);
  const isCarrying = useWorkbench((state) => state.carry !== undefined);
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
  // The arrow keys go as the room is seen.
  useEffect(() => {
    store.update((now) => ({ ...now, seenSide: seen.boardSide }));
  }, [store, seen.boardSide]);
  const isByKeys = useRef(true);
  const press = (event: KeyboardEvent) => {
    isByKeys.current = true;
    if (!toDesk(event.target as Element)) return;
    if (event.key === 'Tab' && !event.shiftKey && focusActions()) return event.preventDefault();
    const key = store.actions.forKey(event, store.get());
    const isMore = props.isAdding && key === 'choose' && !store.get().carry;
    const id = isMore ? 'chooseMore' : key;
    if (!id) return;
    event.preventDefault();
    event.stopPropagation();
    store.run(id);
  };
  // A screen reader may focus any desk; the keys then act there.
  const focus = (event: FocusEvent) => {
    const desk = toDesk(event.target);
    if (!desk) return;
    store.update((now) => {
      if (now.cursor && deskKey(now.cursor) === deskKey(desk)) return now;
      const next = { ...now, cursor: desk };
      return now.carry ? carryOver(next, desk) : next;
    });
  };
  const click = (event: MouseEvent) => {
    const desk = toDesk(event.target as Element);
    if (!desk) return;
    const pupil = toPupil(event.target as Element);
    store.update((now) => {
      if (now.carry) return drop(carryOver(now, desk));
      const isAdding =
        props.isAdding || now.isAdding || event.shiftKey || event.ctrlKey || event.metaKey;
      return pupil === undefined
        ? chooseDesk(now, desk, isAdding)
        : choosePupil({ ...now, cursor: desk }, pupil, isAdding);
    });
  };
  // One element as long as the room and the names are the same: desks read their views themselves.
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
  // The desk of the cursor is the one stop of the Tab key; it takes the focus, as long as that is in the room. With a
  // pointer, what was done is painted first: where the focus or its desk's stop changes, the page is laid out at once.
  const followed = useRef(cursor);
  useEffect(() => {
    const follow = () => {
      const at = cursor && box.current?.querySelector<HTMLElement>(deskSelector(cursor));
      at?.setAttribute('tabindex', '0');
      const hasMoved = followed.current !== cursor;
      followed.current = cursor;
      if (hasMoved && box.current?.contains(document.activeElement)) {
        at?.focus({ preventScroll: !isByKeys.current });
      }
      for (const desk of box.current?.querySelectorAll('[data-desk][tabindex="0"]') ?? []) {
        if (desk !== at) desk.setAttribute('tabindex', '-1');
      }
    };
    if (!isByKeys.current) return afterPaint(follow);
    follow();
  }, [cursor, grid]);

  return (
    <div
      ref={box}
      data-carrying={isCarrying || undefined}
      onPointerDown={() => {
        isByKeys.current = false;
      }}
      onKeyDown={press}
      onClick={click}
      onFocus={focus}
    >
      {grid}
    </div>
  );
}
