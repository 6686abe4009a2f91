'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PlanNotice } from '@/components/shell/plan-notice';
import { Button } from '@/components/ui/button';
import { useStore } from '@/components/ui/editing/editor-store';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { readLapsed } from '@/lib/core/maps/making';
import { LapsedNotice } from './lapsed-notice';
import { useMapScreen, useMapTexts } from './map-context';
import { OvertakenNotice } from './overtaken-notice';
import type { useKeepConditions } from './use-keep-conditions';
import type { useMapDraft } from './use-map-draft';
import type { useSaving } from './use-saving';
import { WaitingMap } from './waiting-map';

export interface MapNoticesProps {
  mapDraft: ReturnType<typeof useMapDraft>;
  saving: ReturnType<typeof useSaving>;
  keeper: ReturnType<typeof useKeepConditions>;
  isChanged: boolean;
  notices: ReactNode;
}

export function MapNotices({ mapDraft, saving, keeper, isChanged, notices }: MapNoticesProps) {
  const { store, saved } = useMapScreen();
  const { ofClass } = useMapTexts();
  const t = useTranslations('MapScreen');
  const lapsed = useStore(store, ({ making }) => making.lapsed);
  return (
    <>
      {notices}
      {isChanged && <PlanNotice />}
      {saved && <WaitingMap mapId={saved.id} />}
      <LapsedNotice
        lapsed={lapsed}
        sentence={ofClass.sentence}
        onRead={() => {
          store.update(readLapsed);
          keeper.save();
        }}
      />
      {saved && <GonePupils />}
      {saved && saving.isOvertaken && (
        <OvertakenNotice
          map={saved}
          version={mapDraft.version}
          isBusy={saving.isPending}
          onKeepMine={() => saving.saveChange(saved.version)}
          onTakeTheirs={() => {
            mapDraft.startFrom(saved);
            notify({ type: 'info', message: t('tookTheirs') });
          }}
          onSaveAsNew={saving.saveAsNew}
        />
      )}
      {saving.isWaiting && (
        <Notice
          tone="warning"
          title={t('offline')}
          actions={
            <Button look="secondary" size="small" busy={saving.isPending} onClick={saving.retry}>
              {t('tryNow')}
            </Button>
          }
        >
          {t('offlineText')}
        </Notice>
      )}
    </>
  );
}

function GonePupils() {
  const { pupils } = useMapScreen();
  const t = useTranslations('MapScreen');
  const format = useFormatter();
  const [first] = useState(pupils);
  const gone = first.filter(({ id }) => pupils.every((one) => one.id !== id));
  if (gone.length === 0) return null;
  return (
    <Notice tone="info" title={t('gone', { names: format.list(gone.map(({ name }) => name)) })}>
      {t('goneText')}
    </Notice>
  );
}
