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
      const target = event.target as Node;
      // A press on words in the panel has the focus go to what is around it.
      const isAround = event.type === 'focusin' && target.contains(frame.current);
      if (!isAround && !frame.current?.contains(target)) setOpen(false);
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
        if (event.key === 'Escape' && isOpen) close();
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => setOpen((now) => !now),
    },
  };
}
