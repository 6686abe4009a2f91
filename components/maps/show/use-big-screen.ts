'use client';

import { useState, type KeyboardEvent } from 'react';
import { isTyping } from '@/components/ui/is-typing';
import { useViewChoices } from '@/lib/client/maps/view-choices';

export function useBigScreen() {
  const [isOpen, setOpen] = useState(false);
  const { letterKeys } = useViewChoices();
  const onKeyDown = (event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (!letterKeys || isOpen || isHeld || event.defaultPrevented || isTyping(event)) return;
    if (event.key !== 'f' && event.key !== 'F') return;
    event.preventDefault();
    setOpen(true);
  };
  return { isOpen, setOpen, onKeyDown };
}
