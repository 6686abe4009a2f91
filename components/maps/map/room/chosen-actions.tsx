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
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { actions } from '@/lib/core/maps/actions';
import { ActionButton, type LabelledAction } from './action-button';
import { useWorkbenchLater } from './workbench-store';

type Offered = [id: LabelledAction, icon: LucideIcon][];

const offered: Offered = [
  ['lock', Lock],
  ['unlock', LockOpen],
  ['apart', Users],
  ['together', UsersRound],
  ['awayKeepDesk', UserX],
  ['takeBack', UserCheck],
  ['removeTrainee', UserMinus],
  ['useDesk', ArmchairIcon],
];

const offeredMore: Offered = [
  ['move', Move],
  ['awayOfferDesk', UserMinus],
  ['leaveEmpty', Ban],
  ['chooseMany', UsersRound],
  ['chooseTable', Table2],
];

const asConditions: ReadonlySet<string> = new Set<LabelledAction>(['apart', 'together']);

const inRow = 3;

export function useChosenActions(isWithoutConditions: boolean) {
  const possible = useWorkbenchLater((state) =>
    [...offered, ...offeredMore]
      .filter(([id]) => actions.isEnabled(id, state))
      .map(([id]) => id)
      .join(),
  );
  const ids = possible.split(',');
  const toButtons = (list: Offered) =>
    list
      .filter(([id]) => ids.includes(id) && !(isWithoutConditions && asConditions.has(id)))
      .map(([id, icon]) => <ActionButton key={id} id={id} icon={icon} shown="always" />);
  return { usual: toButtons(offered), more: toButtons(offeredMore) };
}

export function ChosenActions(props: { usual: ReactNode[]; more: ReactNode[] }) {
  const { usual, more } = props;
  const t = useTranslations('Workbench');
  const [isAll, setAll] = useState(false);
  const fold = () => setAll(false);
  return (
    <>
      {usual.slice(0, inRow)}
      <div className={isAll ? 'contents' : 'contents max-sm:*:hidden'} onClick={fold}>
        {usual.slice(inRow)}
      </div>
      {(more.length > 0 || usual.length > inRow) && (
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
  );
}
