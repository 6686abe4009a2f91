'use client';

import { RefreshCw, Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { beginClaim } from '@/lib/client/local/marks';
import { useStore } from '@/components/ui/editing/editor-store';
import { useMapScreen } from './map-context';
import { MendButton, useIsToMend } from './more-menu';
import type { useSaving } from './use-saving';

interface MapActsProps {
  saving: ReturnType<typeof useSaving>;
  isChanged: boolean;
}

export function MapActs({ saving, isChanged }: MapActsProps) {
  const { store, engine } = useMapScreen();
  const t = useTranslations('MapScreen');
  const isToMend = useIsToMend();
  const isVisitor = useIsVisitor();
  const isNew = useStore(store, saving.isNew);
  const isWorking = engine.work === 'newMap';
  const main = buttonClass({ size: 'small' });
  return (
    <>
      {isToMend && <MendButton />}
      <Button look="secondary" size="small" busy={isWorking} onClick={engine.suggestMap}>
        {!isWorking && <RefreshCw aria-hidden className="size-5" />}
        {t('again')}
      </Button>
      {isVisitor ? (
        <Link href="/app/signup" onClick={beginClaim} className={main}>
          <LinkIcon>
            <Save aria-hidden className="size-5" />
          </LinkIcon>
          {t('save')}
        </Link>
      ) : isChanged ? (
        <Button size="small" busy={saving.isPending} disabled={isWorking} onClick={saving.save}>
          {!saving.isPending && <Save aria-hidden className="size-5" />}
          {t(isNew ? 'save' : 'saveChange')}
        </Button>
      ) : (
        <Link href="/app" className={main}>
          {t('done')}
        </Link>
      )}
    </>
  );
}
