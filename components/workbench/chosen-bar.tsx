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
import { useEffect, useRef, type ReactNode } from 'react';
import { isEnabled } from '@/lib/core/workbench/actions';
import { deskKey } from '@/lib/core/seating/room';
import type { PupilId } from '@/lib/core/seating/model';
import { ActionButton, type LabelledAction } from './action-button';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbench, useWorkbenchStore } from './workbench-store';

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

/** What can be done with who or what is chosen; nothing is shown while nothing is. */
export function ChosenBar(props: {
  text: WorkbenchText;
  /** More about these pupils. */
  renderQuestions?: (pupils: readonly PupilId[]) => ReactNode;
}) {
  const t = useTranslations('Workbench');
  const store = useWorkbenchStore();
  const chosen = useWorkbench((state) => state.chosen);
  const carry = useWorkbench((state) => state.carry);
  const possible = useWorkbench((state) =>
    offered
      .filter(([id]) => isEnabled(id, state))
      .map(([id]) => id)
      .join(),
  ).split(',');
  const hadFocus = useRef(false);
  const isShown = chosen.type !== 'none';
  useEffect(() => {
    // A button that has gone takes the focus with it.
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    const { cursor } = store.get();
    if (cursor) document.querySelector<HTMLElement>(`[data-desk="${deskKey(cursor)}"]`)?.focus();
  });
  if (!isShown) return null;
  const pupils = chosen.type === 'pupils' ? chosen.pupils : [];
  return (
    <div
      role="group"
      aria-label={t('chosenGroup')}
      data-bottom-bar
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = false;
      }}
      // Over the lowest desks nothing lies while a pupil is dragged to one of them; what is below the map does not move.
      className={`border-line bg-surface rounded-desk shadow-card pointer-events-auto grid grid-cols-[minmax(0,1fr)_auto_auto] items-center border print:hidden ${carry?.isDragged ? 'invisible' : ''}`}
    >
      <p className="truncate px-4 font-semibold">
        {carry
          ? t('carrying', { names: props.text.names(carry.carried.pupils) })
          : chosen.type === 'desk'
            ? props.text.place(chosen.desk)
            : props.text.names(pupils)}
      </p>
      {!carry && pupils.length > 0 && props.renderQuestions?.(pupils)}
      <span className="col-start-3">
        <ActionButton id="cancel" icon={X} />
      </span>
      {!carry && (
        <div className="col-span-3 flex gap-x-1 overflow-x-auto px-1 pb-1 sm:flex-wrap">
          {offered
            .filter(([id]) => possible.includes(id))
            .map(([id, icon]) => (
              <ActionButton key={id} id={id} icon={icon} hasLabel />
            ))}
          {pupils.length > 0 && <ActionButton id="chooseMany" icon={UsersRound} hasLabel />}
        </div>
      )}
    </div>
  );
}
