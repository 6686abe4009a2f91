'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRestoreMap, type DeletedMap } from '@/lib/client/maps/maps';
import { useMapLabel } from './use-map-label';

export function DeletedRow({ map }: { map: DeletedMap }) {
  const t = useTranslations('MapHistory');
  const errorText = useErrorText();
  const label = useMapLabel()(map);
  const restore = useRestoreMap(map);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li className="border-line-strong rounded-desk grid w-36 shrink-0 content-between border border-dashed p-2 text-sm">
      <p role="status" className="text-ink-soft min-w-0 break-words">
        {t('isDeleted', { name: label })}
      </p>
      <Button
        ref={button}
        look="quiet"
        size="small"
        busy={restore.isPending}
        aria-label={t('undoName', { name: label })}
        onClick={() =>
          restore.mutate(undefined, {
            onSuccess: () => notify({ type: 'success', message: t('restored', { name: label }) }),
          })
        }
      >
        <Undo2 aria-hidden className="size-4" />
        {t('undo')}
      </Button>
      {restore.error && <Notice tone="error">{errorText(restore.error)}</Notice>}
    </li>
  );
}
