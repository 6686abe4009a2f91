interface PointerListener {
  onMove: (event: PointerEvent) => void;
  onUp: (event: PointerEvent) => void;
  onCancel: () => void;
}

export function followPointer(pointerId: number, { onMove, onUp, onCancel }: PointerListener) {
  const ended = new AbortController();
  const follow = (
    type: 'pointermove' | 'pointerup' | 'pointercancel',
    listener: (event: PointerEvent) => void,
  ) => {
    const listenToOwn = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (type !== 'pointermove') ended.abort();
      listener(event);
    };
    window.addEventListener(type, listenToOwn, { signal: ended.signal, passive: true });
  };
  follow('pointermove', onMove);
  follow('pointerup', onUp);
  follow('pointercancel', onCancel);
}
