'use client';

import { Save } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { LoadFailed } from '@/components/ui/load-failed';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { PageHeading } from '@/components/ui/page-heading';
import { Skeleton } from '@/components/ui/skeleton';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useAbsences, useSaveAbsences } from '@/lib/client/maps/absences';
import { useMap, useMapHistory } from '@/lib/client/maps/maps';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { todayHere } from '@/lib/client/page/today';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { useClashText } from '@/components/conditions/use-clash-text';
import { HelpedWorkbench } from '@/components/maps/work/helped-workbench';
import { KeptList } from '@/components/maps/work/kept-list';
import { KeptWorkOffer } from '@/components/maps/work/kept-work-offer';
import { toNames, toSeatsBefore } from '@/components/maps/work/questions/map-to-ask';
import { useStore } from '@/components/ui/editing/editor-store';
import type { PupilId } from '@/lib/core/conditions/condition';
import { absenceChanges } from './map-changes';
import { OvertakenNotice } from './overtaken-notice';
import { correctionPlace, useCorrection } from './use-correction';
import { useSaveCorrection } from './use-save-correction';

const savedTexts = { corrected: 'saved', new: 'savedAsNew', same: 'savedAway' } as const;

/** Corrects the saved map of the address `/app/maps/{id}/edit` in place. */
export function CorrectMapPage() {
  const t = useTranslations('CorrectMap');
  const errorText = useErrorText('reading');
  const id = usePathParameter('maps');
  const { data: map, error, refetch } = useMap(id);
  const day = todayHere();
  const absences = useAbsences(id, day);
  const teacherId = useTeacherId();
  const back = { href: `/app/maps/${id}`, label: t('back') };
  if (error && !map)
    return <LoadFailed error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  // Without the absences the map can still be corrected.
  if (!map || absences.isLoading) {
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
  const pupils = new Set(
    [...map.seats.map(({ pupil }) => pupil), ...map.unseated].map(({ id }) => id),
  );
  const away = absences.data?.away.map(({ pupilId }) => pupilId) ?? [];
  return (
    <KeptWorkOffer key={map.id} place={teacherId && correctionPlace(teacherId, map.id)}>
      <CorrectMap map={map} day={day} away={away.filter((one) => pupils.has(one))} />
    </KeptWorkOffer>
  );
}

interface CorrectMapProps {
  map: SavedMap;
  day: string;
  /** The pupils of the class who are away on the day. */
  away: PupilId[];
}

function CorrectMap({ map, day, away }: CorrectMapProps) {
  const t = useTranslations('CorrectMap');
  const format = useFormatter();
  const router = useRouter();
  const work = useCorrection(map, day, away);
  const { store } = work;
  const guests = useStore(store, ({ map: inHand }) => inHand.guests);
  const plan = useStore(store, ({ map: inHand }) => inHand.plan);
  const isTouched = useStore(store, ({ done }) => done.length > 0);
  const toList = (of: Pupil[]) => format.list(of.map(({ name }) => name));
  const gone = work.goneFrom(map);
  const isChanged = isTouched || work.isRestored || gone.length > 0;
  const pupils = [...map.seats.map(({ pupil }) => pupil), ...map.unseated];
  const names = toNames(pupils, { guests });
  const sentence = useConditionText(plan, names);
  const clashText = useClashText(names);
  const history = useMapHistory(map.classId).data;
  const past = useMemo(() => toSeatsBefore(map.id, history ?? []), [map.id, history]);
  const saveAbsences = useSaveAbsences();
  const leave = (id: string) => {
    work.discard();
    router.push(`/app/maps/${id}`);
  };
  const saving = useSaveCorrection(
    map,
    { inHand: () => store.get().map, version: work.version, fitTo: work.fitTo },
    (saved, outcome) => {
      const left = work.goneFrom(saved);
      const before = work.away.filter((pupil) => left.every(({ id }) => id !== pupil));
      const changes = absenceChanges(store.get().map, outcome === 'new' ? [] : before);
      saveAbsences(saved.id, day, changes).catch(() =>
        notify({ type: 'warning', message: t('awayNotMarked') }),
      );
      if (outcome !== 'same' || changes.length > 0) {
        const message =
          left.length > 0 ? t('savedWithout', { names: toList(left) }) : t(savedTexts[outcome]);
        notify({ type: 'success', message });
      }
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
              <Button look="quiet" className="max-sm:px-3!" onClick={() => leave(map.id)}>
                {t('giveUp')}
              </Button>
            )}
            <Button
              className="max-sm:px-3!"
              busy={saving.isPending}
              disabled={!isChanged}
              onClick={() => saving.save()}
            >
              {!saving.isPending && <Save aria-hidden className="size-5" />}
              {t('save')}
            </Button>
          </>
        }
      />
      <PlanNotice />
      <div className="grid gap-4">
        {work.isRestored && <Notice tone="info">{t('restored')}</Notice>}
        {gone.length > 0 && (
          <Notice tone="info" title={t('gone', { names: toList(gone) })}>
            {t('goneText')}
          </Notice>
        )}
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
        {saving.error && <SaveProblem error={saving.error} title={t('notSaved')} />}
        <HelpedWorkbench {...{ store, pupils, past, sentence, clashText }} />
        <KeptList store={store} sentence={sentence} />
      </div>
    </>
  );
}
