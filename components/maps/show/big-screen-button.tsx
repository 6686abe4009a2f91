'use client';

import { Presentation } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import { BigScreen } from './big-screen';
import type { ShownMap } from './shown-map';

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Opens a big screen by the key F from where the keys go to `onKeyDown`, unless something is typed or the key is off. */
export function useBigScreen() {
  const [isOpen, setOpen] = useState(false);
  const { letterKeys } = useViewChoices();
  const onKeyDown = (event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (!letterKeys || isOpen || isHeld || event.defaultPrevented || isField(event.target)) return;
    if (event.key !== 'f' && event.key !== 'F') return;
    event.preventDefault();
    setOpen(true);
  };
  return { isOpen, setOpen, onKeyDown };
}

/** Shows a map on the big screen, for the class to see. */
export function BigScreenButton({
  map,
  screen,
  isShortOnPhones = false,
  ...look
}: ButtonLook & {
  map: ShownMap;
  screen: ReturnType<typeof useBigScreen>;
  /** Shows only the icon on a phone, among other icons. */
  isShortOnPhones?: boolean;
}) {
  const t = useTranslations('BigScreen');
  const { letterKeys } = useViewChoices();
  return (
    <>
      <Button
        look="secondary"
        {...look}
        className={isShortOnPhones ? 'max-sm:min-w-11 max-sm:px-0!' : look.className}
        title={isShortOnPhones ? t('open') : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts={letterKeys ? 'F' : undefined}
        onClick={() => screen.setOpen(true)}
      >
        <Presentation aria-hidden className="size-5" />
        <span className={isShortOnPhones ? 'max-sm:sr-only' : undefined}>{t('open')}</span>
      </Button>
      {screen.isOpen && <BigScreen map={map} onClose={() => screen.setOpen(false)} />}
    </>
  );
}
