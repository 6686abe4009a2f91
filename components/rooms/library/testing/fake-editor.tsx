import { useState, type ReactNode } from 'react';
import type { RoomEditorParts } from '../../edit/room-editor';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';

export function RoomEditor(props: {
  initial: RoomLayout;
  onChange: (layout: RoomLayout) => void;
  menu?: ReactNode;
  children: (parts: RoomEditorParts) => ReactNode;
}) {
  const [layout, setLayout] = useState(props.initial);
  const change = (desks: RoomLayout['desks']) => {
    setLayout({ ...layout, desks });
    props.onChange({ ...layout, desks });
  };
  const drawing = (
    <>
      <p>drawn: {layout.desks.length}</p>
      <button onClick={() => change([...layout.desks, { row: 9, col: layout.desks.length }])}>
        draw
      </button>
      <button onClick={() => change(layout.desks.slice(1))}>erase</button>
    </>
  );
  return props.children({ drawing, steps: null, layouts: null, menu: props.menu });
}
