'use client';

import { ChevronDown, History } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { Spinner } from '@/components/ui/spinner';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useMapVersion, useMapVersions, useRestoreVersion } from '@/lib/client/maps/map-versions';
import { useLoadMap } from '@/lib/client/maps/maps';
import { maxMapVersions, type MapVersions, type SavedMap } from '@/lib/contracts/maps/maps';
import { SideBySide } from './side-by-side';

interface EarlierVersionsProps {
  map: SavedMap;
  onTakenBack?: (map: SavedMap) => void;
}

export function EarlierVersions({ map, onTakenBack }: EarlierVersionsProps) {
  const t = useTranslations('MapHistory');
  const errorText = useErrorText('reading');
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useMapVersions(map.id, isOpen);
  if (map.version === 1) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group print:hidden">
      <summary className="rounded-desk hover:text-green inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <History aria-hidden className="size-5" />
        {t('versions', { count: Math.min(map.version - 1, maxMapVersions) })}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {error && !data ? (
        <Notice tone="error">{errorText(error)}</Notice>
      ) : !data ? (
        isOpen && (
          <p role="status" className="flex items-center gap-2 py-3">
            <Spinner />
            {t('versionsLoading')}
          </p>
        )
      ) : (
        <ol aria-label={t('versions', { count: data.length })} className="divide-line divide-y">
          {data.map((entry) => (
            <Version key={entry.version} {...{ map, entry, onTakenBack }} />
          ))}
        </ol>
      )}
    </details>
  );
}

interface VersionProps extends EarlierVersionsProps {
  entry: MapVersions[number];
}

function Version({ map, entry, onTakenBack }: VersionProps) {
  const t = useTranslations('MapHistory');
  const format = useFormatter();
  const errorText = useErrorText('reading');
  const [isShown, setShown] = useState(false);
  const { data, error } = useMapVersion(map.id, isShown ? entry.version : undefined);
  const restore = useRestoreVersion(map.id);
  const loadMap = useLoadMap(map.id);
  const date = format.dateTime(new Date(entry.updatedAt), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const label = entry.updatedBy ? t('savedBy', { date, name: entry.updatedBy }) : date;
  const takeBack = () =>
    restore.mutate(
      { version: entry.version, newest: map.version },
      {
        onSuccess: (stored) => {
          setShown(false);
          onTakenBack?.(stored);
          notify({ type: 'success', message: t('takenBack', { date }) });
        },
        onError: () => void loadMap().catch(() => undefined),
      },
    );
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 break-words">{label}</p>
        <Button
          look="secondary"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('showName', { name: label })}
          onClick={() => setShown(true)}
        >
          {t('show')}
        </Button>
      </div>
      <Dialog open={isShown} onOpenChange={setShown} title={label} closeLabel={t('hide')} isWide>
        <div className="grid gap-4">
          {error && !data && <Notice tone="error">{errorText(error)}</Notice>}
          {!error && !data && <Spinner />}
          {data && (
            <>
              <SideBySide
                before={{ ...data, label: t('version', { date }) }}
                after={{ ...map, label: t('now') }}
              />
              {restore.error && <SaveProblem error={restore.error} />}
              {map.mayEdit && (
                <div>
                  <Button look="secondary" busy={restore.isPending} onClick={takeBack}>
                    {t('takeBack')}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      </Dialog>
    </li>
  );
}
