'use client';

import { useEffect, useRef } from 'react';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import type { Desk } from '@/lib/core/rooms/room';
import { DeskPicker } from '../rooms/view/desk-picker';

interface DeskChoiceProps {
  room: NamedRoom;
  title: string;
  fixedNames: ReadonlyMap<string, string>;
  onPick: (desk: Desk) => void;
}

export function DeskChoice({ room, title, fixedNames, onPick }: DeskChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-2 scroll-mt-24 font-semibold outline-none">
        {title}
      </h2>
      <DeskPicker room={room.layout} fixedNames={fixedNames} onPick={onPick} />
    </section>
  );
}
