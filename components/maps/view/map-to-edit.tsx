'use client';

import { Save } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useClashText } from '@/components/conditions/use-clash-text';
import { useMapHistory } from '@/lib/client/maps/maps';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { PupilId } from '@/lib/core/conditions/condition';
import { brokenIn, keptIn } from '@/lib/core/maps/consequence';
import { toShown } from '../make/show-in-hand';
import { BrokenList } from '../work/broken-list';
import { PupilPlace } from '../work/questions/pupil-place';
import { KeptList } from '../work/kept-list';
import { toNames, toSeatsBefore } from '../work/questions/map-to-ask';
import { AwayMenu } from '../work/away-menu';
import { FixRestButton } from '../work/suggestions/fix-rest-button';
import { WorkbenchContext } from '../work/workbench-store';
import { Workbench } from '../work/workbench';
import { MapTools, UndoTools } from '../work/workbench-tools';
import { MapFrame } from './map-frame';
import { MapConditions } from './map-conditions';
import { isSameAs } from './map-changes';
import { OvertakenNotice } from './overtaken-notice';
import { WaitingMap } from './waiting-map';
import { useCorrection } from './use-correction';
import { useKeepAbsences } from './use-keep-absences';
import { useSaveCorrection } from './use-save-correction';

const savedTexts = { corrected: 'saved', new: 'savedAsNew' } as const;

interface MapToEditProps {
  map: SavedMap;
  day: string;
  /** Those who are away on the day. */
  away: PupilId[];
  /** Offers work that another tab left. */
  offer: ReactNode;
  /** Opens the dialog that shares the map. */
  onShare: () => void;
}

/**
 * A saved map, to be changed where it is seen, printed and shared. Who is away is kept at once; all else is saved when the
 * teacher says so.
 */
export function MapToEdit({ map, day, away, offer, onShare }: MapToEditProps) {
  const t = useTranslations('CorrectMap');
  const text = useTranslations('Map');
  const format = useFormatter();
  const work = useCorrection(map, day, away);
  const { store } = work;
  const trainees = useStore(store, ({ map: inHand }) => inHand.trainees);
  const layout = useStore(store, ({ map: inHand }) => inHand.layout);
  const inHand = useStoreLater(store, (state) => state.map);
  const toList = (of: Pupil[]) => format.list(of.map(({ name }) => name));
  const gone = work.goneFrom(map);
  const isChanged = gone.length > 0 || !isSameAs(inHand, map);
  const pupils = useMemo(() => [...map.seats.map(({ pupil }) => pupil), ...map.unseated], [map]);
  const names = toNames(pupils, { trainees });
  const sentence = useConditionText(layout, names);
  const clashText = useClashText(names);
  const history = useMapHistory(map.classId).data;
  const past = useMemo(() => toSeatsBefore(map.id, history ?? []), [map.id, history]);
  useKeepAbsences(store, map, day);
  // Pupils may see the screen: what is said of the conditions is shown when it is asked for.
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<readonly PupilId[]>([]);
  const isQuiet = !isOpen && !isChanged;
  // Those of pupils without a desk are neither kept nor broken.
  const untold = useMemo(() => {
    const told = new Set([...keptIn(inHand).map(({ id }) => id), ...brokenIn(inHand)]);
    return inHand.conditions.filter(({ id }) => !told.has(id));
  }, [inHand]);
  const shown = useMemo(
    () => toShown(map.className, inHand, pupils),
    [map.className, inHand, pupils],
  );
  const absent = inHand.absent.flatMap(({ pupil }) => names.get(pupil) ?? []);
  const saving = useSaveCorrection(
    map,
    { inHand: () => store.get().map, version: work.version, fitTo: work.fitTo },
    (saved, outcome) => {
      const left = work.goneFrom(saved);
      if (outcome !== 'same') {
        const message =
          left.length > 0 ? t('savedWithout', { names: toList(left) }) : t(savedTexts[outcome]);
        notify({ type: 'success', message });
      }
      work.onSaved(saved, outcome === 'new');
    },
  );
  return (
    <WorkbenchContext value={store}>
      <MapFrame
        map={map}
        shown={shown}
        onShare={onShare}
        away={new Set(inHand.absent.map(({ pupil }) => pupil))}
        tools={
          <>
            <UndoTools />
            <AwayMenu pupils={pupils} />
          </>
        }
        acts={
          isChanged ? (
            <>
              <Button look="quiet" size="small" onClick={() => work.startFrom(map)}>
                {t('giveUp')}
              </Button>
              <Button size="small" busy={saving.isPending} onClick={() => saving.save()}>
                {!saving.isPending && <Save aria-hidden className="size-5" />}
                {t('save')}
              </Button>
            </>
          ) : undefined
        }
        asked={
          asked.length > 0 && (
            <PupilPlace
              key={asked.join()}
              {...{ store, pupils, past, asked, sentence, clashText }}
              onClose={() => setAsked([])}
            />
          )
        }
        about={
          <>
            <MapConditions
              count={inHand.conditions.length}
              isOpen={!isQuiet}
              onOpen={setOpen}
              conditions={untold}
              sentence={sentence}
            >
              <BrokenList sentence={sentence} />
              <KeptList store={store} sentence={sentence} />
            </MapConditions>
            <div className="flex flex-wrap items-center gap-1">
              <FixRestButton {...{ store, pupils, past }} />
              <MapTools pupils={pupils} />
            </div>
          </>
        }
        notices={
          <>
            {offer}
            <WaitingMap mapId={map.id} onDecided={work.startFrom} />
            {isChanged && <PlanNotice />}
            {work.isRestored && isChanged && <Notice tone="info">{t('restored')}</Notice>}
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
                  <Button
                    look="secondary"
                    size="small"
                    busy={saving.isPending}
                    onClick={saving.retry}
                  >
                    {t('tryNow')}
                  </Button>
                }
              >
                {t('offlineText')}
              </Notice>
            )}
            {saving.error && <SaveProblem error={saving.error} title={t('notSaved')} />}
          </>
        }
      >
        <div data-quiet={isQuiet || undefined} className="contents">
          <Workbench pupils={pupils} sentence={sentence} onAsk={setAsked} />
        </div>
        {absent.length > 0 && (
          <p className="px-2 text-sm font-semibold">
            {text('awayList', { names: format.list(absent) })}
          </p>
        )}
      </MapFrame>
    </WorkbenchContext>
  );
}
