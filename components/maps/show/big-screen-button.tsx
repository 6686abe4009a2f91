'use client';

import { Presentation } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import { BigScreen } from './big-screen';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import type { useBigScreen } from './use-big-screen';

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
