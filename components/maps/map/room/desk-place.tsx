'use client';

import { Ban, Lock, Pin, TriangleAlert, UserPlus, UserX, type LucideIcon } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { DeskView } from '@/lib/core/maps/desk-view';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import type { DrawnPlace } from '@/lib/core/rooms/room-extent';
import { NamePlate } from '@/components/rooms/view/name-plate';
import { useGlide, type LastPlaces } from '@/components/rooms/view/use-glide';
import { DeskMarks } from './desk-marks';
import type { DeskText } from './use-desk-text';
import { useDeskView } from './workbench-store';

interface DeskPlaceProps {
  desk: Desk;
  place: string;
  names: ReadonlyMap<string, string>;
  text: DeskText;
  at: DrawnPlace;
  lastPlaces: LastPlaces | undefined;
  helpId: string;
}

export const DeskPlace = memo(function DeskPlace(props: DeskPlaceProps) {
  const { desk, place, names, text, at, lastPlaces, helpId } = props;
  const key = deskKey(desk);
  const view = useDeskView(key);
  const besideIds = view?.beside ?? '';
  const beside = useMemo(
    () => text.beside(besideIds.split(' ').flatMap((id) => names.get(id) ?? [])),
    [text, besideIds, names],
  );
  if (!view) return null;
  const name = view.pupil === undefined ? undefined : (names.get(view.pupil) ?? '');
  return (
    <button
      type="button"
      data-desk={key}
      data-pupil={view.pupil}
      data-drop={view.drop}
      tabIndex={view.isCursor ? 0 : -1}
      aria-pressed={view.isChosen}
      aria-label={text.label(view, name, place, beside)}
      aria-describedby={view.isCursor ? helpId : undefined}
      className={`room-seat border-desk-line relative flex w-full min-w-0 border border-dashed select-none [-webkit-touch-callout:none] ${view.isOver ? 'outline-green outline-3 outline-offset-1' : ''}`}
    >
      {name !== undefined && (
        <Plate
          key={view.pupil}
          pupil={view.pupil!}
          name={name}
          desk={key}
          across={at.across}
          down={at.down}
          lastPlaces={lastPlaces}
          isChosen={view.isChosen}
          isCarried={view.isCarried}
          isFixed={view.isFixed}
          isLocked={view.isLocked}
          isAway={view.isAway}
          isTrainee={view.isTrainee}
          broken={view.broken}
        />
      )}
      {view.isLeftEmpty && <Sign icon={Ban} place="middle" />}
    </button>
  );
});

type PlateView = Pick<
  DeskView,
  'isChosen' | 'isCarried' | 'isFixed' | 'isLocked' | 'isAway' | 'isTrainee' | 'broken'
>;

const onPaper = 'print:border-desk-line! print:bg-surface! print:outline-none!';

const plateLooks = (view: PlateView): string => {
  if (view.isChosen) return `border-green bg-green-tint outline-green outline-2 ${onPaper}`;
  if (view.broken) {
    return `border-amber bg-amber-tint in-data-quiet:border-desk-line in-data-quiet:bg-surface ${onPaper}`;
  }
  return view.isLocked ? `border-green bg-green-tint ${onPaper}` : 'border-desk-line bg-surface';
};

interface PlateProps extends PlateView, DrawnPlace {
  pupil: PupilId;
  name: string;
  desk: string;
  lastPlaces: LastPlaces | undefined;
}

const Plate = memo(function Plate(view: PlateProps) {
  const isLight = view.isAway || view.isTrainee;
  const plate = useGlide<HTMLSpanElement>(view.lastPlaces, view.pupil, view.desk, view);
  return (
    <span ref={plate} className="relative -m-px flex min-w-0 flex-1">
      <span
        className={`room-desk shadow-desk hover:border-green relative border ${plateLooks(view)} ${view.isCarried ? 'border-dashed bg-transparent! shadow-none!' : ''} ${isLight ? 'border-dashed' : ''} ${view.isAway ? 'text-ink-soft line-through' : ''}`}
      >
        <NamePlate name={view.name} />
        <DeskMarks pupil={view.pupil} />
        {view.isFixed && <Sign icon={Pin} place="start" isOfCondition />}
        {view.isLocked && <Sign icon={Lock} place="top" />}
        {view.isAway && <Sign icon={UserX} place="bottom" />}
        {view.isTrainee && <Sign icon={UserPlus} place="bottom" />}
        {view.broken && (
          <Sign
            icon={TriangleAlert}
            place="left"
            tone="amber"
            text={shortened(view.broken)}
            isOfCondition
          />
        )}
      </span>
    </span>
  );
});

function shortened(numbers: string): string {
  const [first, second, ...more] = numbers.split(', ');
  return more.length > 0 ? `${first}, ${second} …` : numbers;
}

type SignPlace = 'top' | 'start' | 'bottom' | 'left' | 'middle';
const signPlaces: Record<SignPlace, string> = {
  top: '',
  start: 'right-auto! -left-[0.25em]',
  bottom: 'top-auto! -bottom-[0.25em]',
  left: 'top-auto! right-auto! -bottom-[0.25em] -left-[0.25em]',
  middle: 'inset-0! m-auto!',
};
const signTones = {
  green: '',
  amber: 'border-amber! text-amber! bg-surface!',
};

function Sign(props: {
  icon: LucideIcon;
  place: SignPlace;
  tone?: keyof typeof signTones;
  text?: string;
  isOfCondition?: boolean;
}) {
  const { icon: Icon, place, tone = 'green', text, isOfCondition } = props;
  const look = `room-desk-mark z-10 print:hidden ${isOfCondition ? 'in-data-quiet:hidden' : ''} ${signPlaces[place]} ${signTones[tone]}`;
  if (!text) return <Icon aria-hidden className={look} strokeWidth={2.5} />;
  return (
    <span aria-hidden className={`${look} w-auto! px-[0.25em]!`}>
      <span className="flex h-full items-center gap-[0.15em]">
        <Icon className="size-[0.75em]" strokeWidth={2.5} />
        {/* CSS draws the desk numbers, so that the accessible name is the pupil's name alone (WCAG 2.5.3). */}
        <span
          data-text={text}
          className="text-[0.7em] leading-none font-bold after:content-[attr(data-text)]"
        />
      </span>
    </span>
  );
}
