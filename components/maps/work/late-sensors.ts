import {
  MouseSensor,
  TouchSensor,
  type MouseSensorOptions,
  type SensorProps,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/client/page/after-paint';

/** The end of a drag that dnd-kit is told of after the paint of the drop. */
export interface LateEnd {
  after: (end: () => void) => void;
  /** Ends at once what still waits, because a new drag may begin. */
  now: () => void;
}

/** The end of a drag renders all of dnd-kit again, and nothing of that is seen: the frame of a drop does without it. */
export function useLateEnd(): LateEnd {
  const [lateEnd] = useState(createLateEnd);
  useEffect(() => lateEnd.now, [lateEnd]);
  return lateEnd;
}

function createLateEnd(): LateEnd {
  let waiting = () => {};
  const now = () => {
    const end = waiting;
    waiting = () => {};
    end();
  };
  return {
    after: (end) => {
      now();
      const cancel = afterPaint(now);
      waiting = () => {
        cancel();
        end();
      };
    },
    now,
  };
}

interface Late {
  lateEnd: LateEnd;
}

const withLateEnd = <Options extends Late>(props: SensorProps<Options>) => ({
  ...props,
  onEnd: () => props.options.lateEnd.after(props.onEnd),
});

export class LateMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions & Late>) {
    super(withLateEnd(props));
  }
}

export class LateTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions & Late>) {
    super(withLateEnd(props));
  }
}
