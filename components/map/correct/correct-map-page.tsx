'use client';

import { Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { LoadFailed } from '@/components/shell/load-failed';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useMap } from '@/lib/client/maps/maps';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { SavedMap } from '@/lib/contracts/maps';
import { Workbench } from '../../workbench/workbench';
import { useWorkbenchOf } from '../../workbench/workbench-store';
import { OvertakenNotice } from './overtaken-notice';
import { useCorrection } from './use-correction';
import { useSaveCorrection } from './use-save-correction';

/** Corrects the saved map of the address `/app/maps/{id}/edit` in place. */
export function CorrectMapPage() {
  const t = useTranslations('CorrectMap');
  const errorText = useErrorText('reading');
  const id = usePathParameter('maps');
  const { data: map, error, refetch } = useMap(id);
  const back = { href: `/app/maps/${id}`, label: t('back') };
  if (error && !map)
    return <LoadFailed error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!map) {
    return (
      <>
        <PageHeading back={back} title={t('title')} />
        <Skeleton label={t('loading')} kind="room" />
      </>
    );
  }
  if (!map.mayEdit) {
    return (
      <>
        <PageHeading back={back} title={t('title')} />
        <p className="text-ink-soft">{t('mayNotEdit')}</p>
      </>
    );
  }
  return <CorrectMap key={map.id} map={map} />;
}

function CorrectMap({ map }: { map: SavedMap }) {
  const t = useTranslations('CorrectMap');
  const errorText = useErrorText();
  const router = useRouter();
  const work = useCorrection(map);
  const { store } = work;
  const inHand = useWorkbenchOf(store, (state) => state.map);
  const isChanged = useWorkbenchOf(store, ({ done }) => done.length > 0);
  const pupils = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
  const sentence = useConditionText(
    inHand.plan,
    new Map([...pupils, ...inHand.guests].map(({ id, name }) => [id, name])),
  );
  const leave = (id: string) => {
    work.discard();
    router.push(`/app/maps/${id}`);
  };
  const saving = useSaveCorrection(
    map,
    { inHand: () => store.get().map, version: work.version },
    (saved, outcome) => {
      notify({ type: 'success', message: t(outcome === 'new' ? 'savedAsNew' : 'saved') });
      leave(saved.id);
    },
  );
  return (
    <>
      <PageHeading
        back={{ href: `/app/maps/${map.id}`, label: t('back') }}
        title={t('title')}
        documentTitle={t('documentTitle', { name: map.className })}
        text={[map.className, map.name].filter(Boolean).join(' · ')}
        actions={
          <>
            {isChanged && (
              <Button look="quiet" onClick={() => leave(map.id)}>
                {t('giveUp')}
              </Button>
            )}
            <Button busy={saving.isPending} disabled={!isChanged} onClick={() => saving.save()}>
              {!saving.isPending && <Save aria-hidden className="size-5" />}
              {t('save')}
            </Button>
          </>
        }
      />
      <div className="grid gap-4">
        {work.isRestored && <Notice tone="info">{t('restored')}</Notice>}
        {saving.isOvertaken() && (
          <OvertakenNotice
            map={map}
            version={work.version}
            isBusy={saving.isPending}
            onKeepMine={() => saving.save(map.version)}
            onTakeTheirs={() => {
              work.startFrom(map);
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
        {saving.error && (
          <Notice tone="error" title={t('notSaved')}>
            {errorText(saving.error)}
          </Notice>
        )}
        <Workbench store={store} pupils={pupils} sentence={sentence} />
      </div>
    </>
  );
}
