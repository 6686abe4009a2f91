'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** A panel under a button. Closes by Escape, which returns the focus, and where the focus or a click goes elsewhere. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      const target = event.target as Element;
      // A press on what takes no focus, as the label of a field, gives it to what is around the frame.
      const isAround = event.type === 'focusin' && target.contains(frame.current);
      // A dialog that was opened in the panel lies over it.
      const dialog = target.closest?.('[role="dialog"]');
      const isAbove = dialog && !dialog.contains(frame.current);
      if (!frame.current?.contains(target) && !isAround && !isAbove) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    // The pressed item disappears with the panel.
    button.current?.focus();
  };
  return {
    isOpen,
    close,
    frameProps: {
      ref: frame,
      onKeyDown: (event: KeyboardEvent) => {
        const isHere = frame.current?.contains(event.target as Node);
        if (event.key === 'Escape' && isOpen && isHere) close();
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setOpen((now) => !now),
    },
  };
}
