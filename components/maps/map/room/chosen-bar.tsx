'use client';

import {
  ArmchairIcon,
  Ban,
  Ellipsis,
  Lock,
  LockOpen,
  Move,
  Table2,
  UserCheck,
  UserMinus,
  UserX,
  Users,
  UsersRound,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PupilId } from '@/lib/core/conditions/condition';
import { actions } from '@/lib/core/maps/actions';
import { nothingChosen, type Chosen } from '@/lib/core/maps/workbench-state';
import { deskKey } from '@/lib/core/rooms/room';
import { ActionButton, type LabelledAction } from './action-button';
import { AskButton } from '../questions/ask-button';
import { placeAtDesk } from '@/lib/core/maps/place-at-desk';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater, useWorkbenchStore } from './workbench-store';

const offered: [id: LabelledAction, icon: LucideIcon][] = [
  ['lock', Lock],
  ['unlock', LockOpen],
  ['apart', Users],
  ['together', UsersRound],
  ['awayKeepDesk', UserX],
  ['takeBack', UserCheck],
  ['removeTrainee', UserMinus],
  ['useDesk', ArmchairIcon],
];

/** After these there is nothing more to do with the chosen ones. */
const ending: ReadonlySet<string> = new Set<LabelledAction>([
  ...['lock', 'unlock', 'apart', 'together', 'awayKeepDesk', 'awayOfferDesk', 'takeBack'],
  ...['removeTrainee', 'useDesk', 'leaveEmpty'],
] as LabelledAction[]);

/** The number of actions that a phone shows without a request. */
const inRow = 3;

/** Shown on request. */
const offeredMore: typeof offered = [
  ['move', Move],
  ['awayOfferDesk', UserMinus],
  ['leaveEmpty', Ban],
  ['chooseMany', UsersRound],
  ['chooseTable', Table2],
];

interface ChosenBarProps {
  text: WorkbenchText;
  /** Called to ask about these pupils. */
  onAsk?: (pupils: readonly PupilId[]) => void;
  /** Whether an open sheet takes its place. */
  isInRail?: boolean;
}

/**
 * The actions on the chosen pupil or desk; nothing is shown while nothing is chosen. It follows a frame after the map:
 * its buttons are new ones, which take longer to lay out than the desks that change.
 */
export function ChosenBar(props: ChosenBarProps) {
  const chosen = useWorkbenchLater((state) => state.chosen);
  const carried = useWorkbenchLater(({ carry }) => carry?.carried.pupils);
  const isDragged = useWorkbenchLater(({ carry }) => carry?.isDragged ?? false);
  const possible = useWorkbenchLater((state) =>
    [...offered, ...offeredMore]
      .filter(([id]) => actions.isEnabled(id, state))
      .map(([id]) => id)
      .join(),
  );
  return (
    <SettledBar
      {...props}
      chosen={chosen}
      carried={carried}
      isDragged={isDragged}
      possible={possible}
    />
  );
}

interface SettledBarProps extends ChosenBarProps {
  chosen: Chosen;
  carried: readonly PupilId[] | undefined;
  isDragged: boolean;
  /** Ids of actions, separated by commas. */
  possible: string;
}

const SettledBar = memo(function SettledBar(props: SettledBarProps) {
  const { chosen, carried, isDragged } = props;
  const t = useTranslations('Workbench');
  const store = useWorkbenchStore();
  const possible = props.possible.split(',');
  const hadFocus = useRef(false);
  const isShown = chosen.type !== 'none';
  const [isAll, setAll] = useState(false);
  const toButtons = (list: typeof offered) =>
    list
      .filter(([id]) => possible.includes(id))
      .map(([id, icon]) => <ActionButton key={id} id={id} icon={icon} shown="always" />);
  const more = toButtons(offeredMore);
  // A further action goes on in the map, over which the others may lie.
  const fold = () => setAll(false);
  // The second click of a double click on a low desk meets the bar that came up over it; it is not meant for the bar.
  const hasPress = useRef(false);
  useEffect(() => {
    hasPress.current = false;
  }, [chosen]);
  useEffect(() => {
    // A button that has gone takes the focus with it.
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    const { cursor } = store.get();
    if (cursor) document.querySelector<HTMLElement>(`[data-desk="${deskKey(cursor)}"]`)?.focus();
  });
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => bar.current && standAtDesk(bar.current);
    window.addEventListener('resize', place);
    // The room scrolls, and the event does not bubble.
    window.addEventListener('scroll', place, true);
    place();
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [chosen, carried, isDragged, isAll, props.possible]);
  if (!isShown) return null;
  const pupils = chosen.type === 'pupils' ? chosen.pupils : [];
  const entries = toButtons(offered);
  if (props.onAsk && pupils.length > 0) {
    entries.push(
      <AskButton
        key="ask"
        name={props.text.names(pupils.slice(0, 1))}
        onAsk={() => props.onAsk?.(pupils)}
      />,
    );
  }
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('chosenGroup')}
      data-bottom-bar
      data-chosen-actions
      data-in-rail={props.isInRail || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        store.run('cancel');
      }}
      onClickCapture={(event) => {
        if (event.detail <= 1) hasPress.current = true;
        else if (!hasPress.current) event.stopPropagation();
      }}
      onClick={(event) => {
        // Each press on the map adds to the chosen ones, who are done with now.
        const button = (event.target as Element).closest<HTMLElement>('[data-action]');
        if (props.isInRail && ending.has(button?.dataset.action ?? '')) {
          store.update((now) => ({ ...now, chosen: nothingChosen }));
        }
      }}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = false;
      }}
      // Nothing lies over the desks while a pupil is dragged to one of them. In a narrow window it lies over the foot of the
      // room with the zoom, in a phone's in one row.
      className={`border-line bg-surface rounded-desk shadow-card absolute z-20 flex flex-wrap items-center border px-1 max-lg:inset-x-0 max-lg:bottom-0 max-sm:-inset-x-2 max-sm:-bottom-2 max-sm:grid max-sm:grid-cols-5 max-sm:items-stretch lg:top-0 lg:left-0 lg:max-w-[min(100%,44rem)] print:hidden max-sm:[&_button]:flex-col max-sm:[&_button]:gap-0.5 max-sm:[&_button]:px-0.5 max-sm:[&_button]:text-xs max-sm:[&_button]:leading-tight max-sm:[&_button]:whitespace-normal ${isDragged ? 'invisible' : ''}`}
    >
      <p
        className={`max-w-40 truncate px-3 font-semibold max-lg:flex-1 ${carried ? 'max-sm:col-span-4 max-sm:max-w-none max-sm:self-center' : 'max-sm:sr-only'}`}
      >
        {carried
          ? t('carrying', { names: props.text.names(carried) })
          : chosen.type === 'desk'
            ? props.text.place(chosen.desk)
            : props.text.names(pupils)}
      </p>
      {!carried && (
        <>
          {entries.slice(0, inRow)}
          <div className={isAll ? 'contents' : 'contents max-sm:*:hidden'} onClick={fold}>
            {entries.slice(inRow)}
          </div>
          {(more.length > 0 || entries.length > inRow) && (
            <button
              type="button"
              aria-label={t('more')}
              title={t('more')}
              aria-expanded={isAll}
              onClick={() => setAll(!isAll)}
              className={`rounded-desk hover:bg-birch grid size-11 place-items-center max-sm:place-self-center ${more.length > 0 ? '' : 'sm:hidden'}`}
            >
              <Ellipsis aria-hidden className="size-5" />
            </button>
          )}
          {isAll && (
            <div className="contents" onClick={fold}>
              {more}
            </div>
          )}
        </>
      )}
      <ActionButton id="cancel" icon={X} />
    </div>
  );
});

/** In a wide window the bar stands at the chosen desk, in a gap between the names. */
function standAtDesk(bar: HTMLElement): void {
  const stage = bar.parentElement!;
  const desk = stage.querySelector('[data-desk][aria-pressed=true]');
  bar.style.translate = '';
  if (!desk || !window.matchMedia?.('(width >= 64rem)').matches) return;
  const frame = stage.getBoundingClientRect();
  const names = [...stage.querySelectorAll('.name-plate')].map((name) =>
    name.getBoundingClientRect(),
  );
  const { left, top } = placeAtDesk(
    desk.getBoundingClientRect(),
    { width: bar.offsetWidth, height: bar.offsetHeight },
    frame,
    names,
  );
  bar.style.translate = `${left - frame.left}px ${top - frame.top}px`;
}
