'use client';

import { RotateCcw } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SaveProblem } from '@/components/shell/save-problem';
import { VisitorLine } from '@/components/shell/visitor-menu';
import { Button } from '@/components/ui/button';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import { isTyping } from '@/components/ui/is-typing';
import { Workplace } from '@/components/ui/workplace';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { useViewChoices } from '@/lib/client/maps/view-choices';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { mapDate } from '@/lib/core/maps/map-day';
import { clashKey } from './findings';
import { useBigScreen } from '../show/use-big-screen';
import { PrintedMap } from '../show/printed-map';
import { AwayMenu } from './room/away-menu';
import { DeskMarksContext } from './room/desk-marks';
import { Workbench } from './room/workbench';
import { UndoTools } from './room/workbench-tools';
import { ConditionsPart } from './conditions-part';
import { DrawRoom, type DrawMode } from './draw-room';
import { MapActs } from './map-acts';
import { MapFoot } from './map-foot';
import { MapNotices, type MapNoticesProps } from './map-notices';
import { useMapScreen, useMapTexts, useRoomChoice, type RailPart } from './map-context';
import { MoreMenu } from './more-menu';
import { NotKeptNotice } from './not-kept-notice';
import { PupilPart } from './pupil-part';
import { RailTabs } from './rail-tabs';
import { RoomMenu } from './room-menu';
import { SavedMapTools } from './saved-map-tools';
import { ShareMenu } from './share-menu';
import { MapFromSheet } from './sheet/map-from-sheet';
import { SuggestionsPart } from './suggestions-part';
import { useDeskMarks } from './use-desk-marks';
import { toShown, type ShownMap } from '@/lib/core/maps/shown-map';

interface MapWorkplaceProps extends MapNoticesProps {
  classRooms: ClassRooms;
}

export function MapWorkplace(props: MapWorkplaceProps) {
  const { saving, keeper, classRooms, isChanged } = props;
  const { className, pupils, saved, store, engine, part, showPart } = useMapScreen();
  const t = useTranslations('MapScreen');
  const ofMap = useTranslations('Map');
  const { sentence } = useMapTexts();
  const choice = useRoomChoice();
  const { date, printed } = useDetails();
  const isVisitor = useIsVisitor();
  const screen = useBigScreen();
  const { drawing, draw, endDrawing } = useDrawing();
  const map = useStoreLater(store, (state) => state.map);
  const clashes = useStore(store, (state) => clashKey(engine.findings, state.map));
  const shown = useMemo(() => toShown(className, map, pupils), [className, map, pupils]);
  const figures = useMemo(() => <MapFoot />, []);
  const deskMarks = useDeskMarks();
  useConditionsKey();
  const back = isVisitor
    ? { href: '/app/try', label: t('backToNames') }
    : { href: '/app', label: t('back') };
  if (drawing) {
    return (
      <DrawRoom
        mode={drawing}
        back={back}
        pupilCount={pupils.length}
        onDone={(own) => {
          endDrawing();
          engine.changeRoom({ ...choice, own });
        }}
        onCancel={endDrawing}
      />
    );
  }
  return (
    <div className="contents" onKeyDown={screen.onKeyDown}>
      <PrintedMap map={shown}>
        <Workplace
          back={back}
          title={className}
          documentTitle={t('title', { name: className })}
          about={saved?.isToCome ? ofMap('toCome', { day: date }) : undefined}
          printed={printed}
          choices={<RoomMenu classRooms={classRooms} onDraw={draw} />}
          tools={
            <Tools
              {...{ shown, screen, isChanged, classRooms }}
              details={printed}
              mapDraft={props.mapDraft}
            />
          }
          acts={<MapActs saving={saving} isChanged={isChanged} />}
          rail={{
            label: t('rail'),
            refusal: saving.error && <SaveProblem error={saving.error} title={t('notSaved')} />,
            part,
            place: `${part} ${clashes}`,
            opening: part !== 'suggestions' || clashes ? 'half' : 'down',
            head: <RailTabs />,
            content: (
              <>
                <RailContent
                  part={part}
                  notice={
                    keeper.error && <NotKeptNotice error={keeper.error} onRetry={keeper.save} />
                  }
                />
                <VisitorLine />
              </>
            ),
          }}
          notices={<MapNotices {...props} />}
        >
          <div data-quiet={part !== 'conditions' || undefined} className="contents">
            <DeskMarksContext value={deskMarks}>
              <Workbench
                {...{ pupils, sentence, figures }}
                isAdding={part === 'conditions'}
                hasActionsInRail={part !== 'suggestions'}
                onAsk={() => showPart('pupil')}
              />
            </DeskMarksContext>
          </div>
        </Workplace>
      </PrintedMap>
    </div>
  );
}

function useDrawing() {
  const [drawing, setDrawing] = useState<DrawMode>();
  useEffect(() => {
    const end = () => setDrawing(undefined);
    window.addEventListener('popstate', end);
    return () => window.removeEventListener('popstate', end);
  }, []);
  return {
    drawing,
    draw: (mode: DrawMode) => {
      window.history.pushState(null, '');
      setDrawing(mode);
    },
    endDrawing: () => window.history.back(),
  };
}

function useDetails() {
  const { saved, today } = useMapScreen();
  const choice = useRoomChoice();
  const roomName = useRoomName();
  const day = saved ? mapDate(saved) : new Date(`${today}T12:00:00Z`);
  const date = useFormatter().dateTime(day, { dateStyle: 'long' });
  const details = [saved?.name, roomName(choice.own?.name ?? choice.kind), date];
  return { date, printed: details.filter(Boolean).join(' · ') };
}

function Tools(props: {
  shown: ShownMap;
  screen: ReturnType<typeof useBigScreen>;
  details: string;
  isChanged: boolean;
  classRooms: ClassRooms;
  mapDraft: MapNoticesProps['mapDraft'];
}) {
  const { shown, screen, details, isChanged, mapDraft } = props;
  const { pupils, saved } = useMapScreen();
  const t = useTranslations('MapScreen');
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <UndoTools />
      <AwayMenu pupils={pupils} />
      <ShareMenu {...{ shown, screen, isChanged }} details={details} />
      <MoreMenu onSheet={() => setSheetOpen(true)}>
        {saved && isChanged && (
          <Button
            look="quiet"
            size="small"
            className="justify-start!"
            onClick={() => mapDraft.startFrom(saved)}
          >
            <RotateCcw aria-hidden className="size-5" />
            {t('giveUp')}
          </Button>
        )}
        {saved && <SavedMapTools map={saved} shown={shown} onTakenBack={mapDraft.startFrom} />}
      </MoreMenu>
      <MapFromSheet
        isOpen={isSheetOpen}
        classRooms={props.classRooms}
        onOpenChange={setSheetOpen}
      />
    </>
  );
}

function RailContent({ part, notice }: { part: RailPart; notice: ReactNode }) {
  if (part === 'conditions') return <ConditionsPart notice={notice} />;
  return part === 'pupil' ? <PupilPart /> : <SuggestionsPart />;
}

function useConditionsKey() {
  const { showPart } = useMapScreen();
  const { letterKeys } = useViewChoices();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || !letterKeys || isTyping(event) || event.defaultPrevented) return;
    event.preventDefault();
    flushSync(() => showPart('conditions'));
    document.querySelector<HTMLElement>('[data-typed-condition]')?.focus();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
