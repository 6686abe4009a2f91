'use client';

import { m, useReducedMotion } from 'framer-motion';
import {
  Ban,
  Check,
  Lock,
  Pin,
  TriangleAlert,
  UserPlus,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { memo, useMemo } from 'react';
import type { DeskView, DropMark } from '@/lib/core/workbench/desk-view';
import type { Desk, PupilId } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { NamePlate } from '../rooms/name-plate';
import type { DeskText } from './use-desk-text';
import { useDeskView } from './workbench-store';

interface DeskPlaceProps {
  desk: Desk;
  /** Where the desk is, in words. */
  place: string;
  /** By id, of pupils and guests; the same object as long as no name changes. */
  names: ReadonlyMap<string, string>;
  text: DeskText;
  /** Whether pupils glide to their new desk. */
  isAnimated: boolean;
  /** Id of what the keys do, in words. */
  helpId: string;
}

const dropIcons = { fine: Check, breaks: TriangleAlert, refused: Ban } as const;
const dropTones = { fine: 'green', breaks: 'amber', refused: 'grey' } as const;
const dropLooks: Record<DropMark, string> = {
  fine: 'border-green',
  breaks: 'border-amber bg-amber-tint',
  refused: 'border-line opacity-50',
};

/** A desk of the workbench with who sits there: a button to choose, pick up and put down. */
export const DeskPlace = memo(function DeskPlace(props: DeskPlaceProps) {
  const { desk, place, names, text, isAnimated, helpId } = props;
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
      tabIndex={view.isCursor ? 0 : -1}
      aria-pressed={view.isChosen}
      aria-label={text.label(view, name, place, beside)}
      aria-describedby={view.isCursor ? helpId : undefined}
      className={`room-seat relative flex w-full min-w-0 border border-dashed select-none [-webkit-touch-callout:none] ${view.drop ? dropLooks[view.drop] : 'border-desk-line'} ${view.isOver ? 'outline-green outline-3 outline-offset-1' : ''}`}
    >
      {name !== undefined && (
        <Plate
          key={view.pupil}
          pupil={view.pupil!}
          name={name}
          isAnimated={isAnimated}
          isChosen={view.isChosen}
          isCarried={view.isCarried}
          isFixed={view.isFixed}
          isLocked={view.isLocked}
          isAway={view.isAway}
          isGuest={view.isGuest}
          broken={view.broken}
        />
      )}
      {view.isLeftEmpty && <Sign icon={Ban} place="middle" />}
      {view.drop && <Sign icon={dropIcons[view.drop]} place="top" tone={dropTones[view.drop]} />}
    </button>
  );
});

type PlateView = Pick<
  DeskView,
  'isChosen' | 'isCarried' | 'isFixed' | 'isLocked' | 'isAway' | 'isGuest' | 'broken'
>;

const plateLooks = (view: PlateView): string => {
  if (view.isChosen) return 'border-green bg-green-tint outline-green outline-2';
  if (view.broken) return 'border-amber bg-amber-tint';
  return view.isLocked ? 'border-green bg-green-tint' : 'border-desk-line bg-surface';
};

/**
 * A pupil at a desk: the name, and small signs at the corners. Each that renders again is measured for its motion, so what
 * a drop would do is no concern of it.
 */
const Plate = memo(function Plate(
  view: PlateView & { pupil: PupilId; name: string; isAnimated: boolean },
) {
  const isStill = useReducedMotion();
  const isLight = view.isAway || view.isGuest;
  return (
    <m.span
      layoutId={isStill || !view.isAnimated ? undefined : view.pupil}
      transition={{ duration: 0.35, ease: [0.2, 0.8, 0.2, 1] }}
      className="relative -m-px flex min-w-0 flex-1"
    >
      <span
        className={`room-desk shadow-desk hover:border-green relative border ${plateLooks(view)} ${view.isCarried ? 'border-dashed bg-transparent! shadow-none!' : ''} ${isLight ? 'border-dashed' : ''} ${view.isAway ? 'text-ink-soft line-through' : ''}`}
      >
        <NamePlate name={view.name} />
        {view.isFixed && <Sign icon={Pin} place="start" />}
        {view.isLocked && <Sign icon={Lock} place="top" />}
        {view.isAway && <Sign icon={UserX} place="bottom" />}
        {view.isGuest && <Sign icon={UserPlus} place="bottom" />}
        {view.broken && (
          <Sign icon={TriangleAlert} place="left" tone="amber" text={shortened(view.broken)} />
        )}
      </span>
    </m.span>
  );
});

/** Of many numbers the first two: all of them would lie over the next desk. The desk's label has them all. */
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
  grey: 'border-ink-soft! text-ink-soft! bg-surface!',
};

/** A small sign at a desk, beside the name and not over it. Its words stand in the desk's label. */
function Sign(props: {
  icon: LucideIcon;
  place: SignPlace;
  tone?: keyof typeof signTones;
  text?: string;
}) {
  const { icon: Icon, place, tone = 'green', text } = props;
  const look = `room-desk-mark z-10 print:hidden ${signPlaces[place]} ${signTones[tone]}`;
  if (!text) return <Icon aria-hidden className={look} strokeWidth={2.5} />;
  return (
    <span aria-hidden className={`${look} flex! w-auto! items-center gap-[0.15em] px-[0.25em]!`}>
      <Icon className="size-[0.75em]" strokeWidth={2.5} />
      {/* Drawn by the style, because speech control knows a desk by its name alone (WCAG 2.5.3). */}
      <span
        data-text={text}
        className="text-[0.7em] leading-none font-bold after:content-[attr(data-text)]"
      />
    </span>
  );
}
