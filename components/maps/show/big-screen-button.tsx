'use client';

import { Presentation } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import { BigScreen } from './big-screen';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import type { useBigScreen } from './use-big-screen';

interface BigScreenButtonProps {
  map: ShownMap;
  screen: ReturnType<typeof useBigScreen>;
}

export function BigScreenButton({ map, screen }: BigScreenButtonProps) {
  const t = useTranslations('BigScreen');
  const { letterKeys } = useViewChoices();
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts={letterKeys ? 'F' : undefined}
        onClick={() => screen.setOpen(true)}
      >
        <Presentation aria-hidden className="size-5" />
        {t('open')}
      </Button>
      {screen.isOpen && <BigScreen map={map} onClose={() => screen.setOpen(false)} />}
    </>
  );
}
