'use client';

import {
  ArmchairIcon,
  Ban,
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
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '@/lib/client/page/after-paint';
import type { PupilId } from '@/lib/core/conditions/condition';
import { actions } from '@/lib/core/maps/actions';
import type { Chosen } from '@/lib/core/maps/workbench-state';
import { deskKey } from '@/lib/core/rooms/room';
import { ActionButton, type LabelledAction } from './action-button';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater, useWorkbenchStore } from './workbench-store';

const offered: [id: LabelledAction, icon: LucideIcon][] = [
  ['move', Move],
  ['lock', Lock],
  ['unlock', LockOpen],
  ['apart', Users],
  ['together', UsersRound],
  ['awayKeepDesk', UserX],
  ['awayOfferDesk', UserMinus],
  ['takeBack', UserCheck],
  ['removeGuest', UserMinus],
  ['leaveEmpty', Ban],
  ['useDesk', ArmchairIcon],
  ['chooseTable', Table2],
];

interface ChosenBarProps {
  text: WorkbenchText;
  /** More about these pupils. */
  renderQuestions?: (pupils: readonly PupilId[]) => ReactNode;
  /** Called when the bar has come up and is laid out. */
  onUp: () => void;
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
    offered
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
  const { chosen, carried, isDragged, onUp } = props;
  const t = useTranslations('Workbench');
  const store = useWorkbenchStore();
  const possible = props.possible.split(',');
  const hadFocus = useRef(false);
  const isShown = chosen.type !== 'none';
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
  // While a pupil is carried, the page does not move under the finger.
  const isUp = isShown && !carried;
  useEffect(() => (isUp ? afterPaint(onUp) : undefined), [isUp, onUp]);
  if (!isShown) return null;
  const pupils = chosen.type === 'pupils' ? chosen.pupils : [];
  return (
    <div
      role="group"
      aria-label={t('chosenGroup')}
      data-bottom-bar
      onClickCapture={(event) => {
        if (event.detail <= 1) hasPress.current = true;
        else if (!hasPress.current) event.stopPropagation();
      }}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = false;
      }}
      // Over the lowest desks nothing lies while a pupil is dragged to one of them; what is below the map does not move.
      className={`border-line bg-surface rounded-desk shadow-card pointer-events-auto grid grid-cols-[minmax(0,1fr)_auto_auto] items-center border print:hidden ${isDragged ? 'invisible' : ''}`}
    >
      <p className="truncate px-4 font-semibold">
        {carried
          ? t('carrying', { names: props.text.names(carried) })
          : chosen.type === 'desk'
            ? props.text.place(chosen.desk)
            : props.text.names(pupils)}
      </p>
      {!carried && pupils.length > 0 && props.renderQuestions?.(pupils)}
      <span className="col-start-3">
        <ActionButton id="cancel" icon={X} />
      </span>
      {!carried && (
        <div className="col-span-3 flex gap-x-1 overflow-x-auto px-1 pb-1 sm:flex-wrap">
          {offered
            .filter(([id]) => possible.includes(id))
            .map(([id, icon]) => (
              <ActionButton key={id} id={id} icon={icon} shown="always" />
            ))}
          {pupils.length > 0 && <ActionButton id="chooseMany" icon={UsersRound} shown="always" />}
        </div>
      )}
    </div>
  );
});
