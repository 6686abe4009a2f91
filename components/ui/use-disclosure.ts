'use client';

import { useEffect, useRef, useState } from 'react';

export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const isAbove = (target: Element) => {
      const dialog = target.closest?.('[role="dialog"]');
      return dialog !== null && dialog !== undefined && !dialog.contains(frame.current);
    };
    const closeOutside = (event: Event) => {
      const target = event.target as Element;
      // A click on plain text moves the focus to the nearest focusable ancestor, which must not close an open panel.
      const isAround = event.type === 'focusin' && target.contains(frame.current);
      if (!frame.current?.contains(target) && !isAround && !isAbove(target)) setOpen(false);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isAbove(event.target as Element)) close();
    };
    document.addEventListener('keydown', closeByEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return {
    isOpen,
    close,
    frameProps: { ref: frame },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setOpen((now) => !now),
    },
  };
}
