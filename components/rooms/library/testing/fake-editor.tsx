import { useState, type ReactNode } from 'react';
import type { RoomEditorParts } from '../../edit/room-editor';
import type { RoomPlan } from '@/lib/core/rooms/room-plan';

/** In the place of the room editor: says how many desks there are, and adds or removes one by a button. */
export function RoomEditor(props: {
  initial: RoomPlan;
  onChange: (plan: RoomPlan) => void;
  menu?: ReactNode;
  children: (parts: RoomEditorParts) => ReactNode;
}) {
  const [plan, setPlan] = useState(props.initial);
  const change = (desks: RoomPlan['desks']) => {
    setPlan({ ...plan, desks });
    props.onChange({ ...plan, desks });
  };
  const drawing = (
    <>
      <p>drawn: {plan.desks.length}</p>
      <button onClick={() => change([...plan.desks, { row: 9, col: plan.desks.length }])}>
        draw
      </button>
      <button onClick={() => change(plan.desks.slice(1))}>erase</button>
    </>
  );
  return props.children({ drawing, steps: null, layouts: null, menu: props.menu });
}
