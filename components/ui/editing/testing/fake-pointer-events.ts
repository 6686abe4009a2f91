class FullPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly width: number;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.width = init.width ?? 1;
    this.isPrimary = init.isPrimary ?? true;
  }
}

export function fakePointerEvents() {
  globalThis.PointerEvent = FullPointerEvent as unknown as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => {};
}
