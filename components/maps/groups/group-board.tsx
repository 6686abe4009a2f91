'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { PupilChip } from '@/components/conditions/pupil-chip';
import { useDraggableChips, type Pair } from '@/components/conditions/use-draggable-chips';
import { useRovingChips } from '@/components/conditions/use-roving-chips';
import { WithMarks } from '@/components/conditions/with-marks';
import { Name } from '@/components/ui/name';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { PupilId } from '@/lib/core/conditions/condition';
import { moveToGroup, swapInGroups } from '@/lib/core/seating/groups/edit-groups';
import type { Round } from '@/lib/core/seating/groups/group-problem';

interface GroupBoardProps {
  label: string;
  groups: Round;
  without: readonly PupilId[];
  names: ReadonlyMap<PupilId, string>;
  remarks: readonly string[][];
  onChange: ((groups: Round) => void) | undefined;
}

export function GroupBoard({ label, groups, without, names, remarks, onChange }: GroupBoardProps) {
  const t = useTranslations('Groups');
  const box = useRef<HTMLOListElement>(null);
  const helpId = useId();
  const toPupil = (id: PupilId) => ({ id, name: names.get(id) ?? '' });
  const pupils = [...groups.flat(), ...without].map(toPupil);
  const { chosen, announcement, toggle, swap, move, letGo } = useMoves(
    box,
    groups,
    pupils,
    onChange,
  );
  const { stop, onKeyDown, onFocus } = useRovingChips(pupils, toggle);
  const isOn = onChange !== undefined;
  const dragged = useDraggableChips({ box, pupils, isOn, onToggle: toggle, onPair: swap });
  const onKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !chosen) return onKeyDown(event);
    event.preventDefault();
    letGo();
  };
  const chips = isOn ? { chosen, stop, helpId, onToggle: toggle } : undefined;
  return (
    <div onKeyDown={isOn ? onKeys : undefined} onFocus={isOn ? onFocus : undefined}>
      {isOn && (
        <p id={helpId} className="sr-only">
          {t('chipKeys')}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {dragged || announcement}
      </p>
      <ol
        ref={box}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-stretch gap-3 lg:text-lg print:grid-cols-3"
      >
        {groups.map((group, index) => (
          <GroupCard
            key={index}
            number={index + 1}
            pupils={group.map(toPupil)}
            remarks={remarks[index]}
            chips={chips}
            onMove={chosen && !group.includes(chosen.id) ? () => move(chosen, index) : undefined}
          />
        ))}
        {without.length > 0 && <GroupCard pupils={without.map(toPupil)} chips={chips} />}
      </ol>
    </div>
  );
}

interface GroupCardProps {
  number?: number;
  pupils: Pupil[];
  remarks?: readonly string[];
  chips?: Pick<Parameters<typeof PupilChip>[0], 'helpId' | 'onToggle'> & {
    chosen: Pupil | undefined;
    stop: PupilId | undefined;
  };
  onMove?: () => void;
}

function GroupCard({ number, pupils, remarks, chips, onMove }: GroupCardProps) {
  const t = useTranslations('Groups');
  return (
    <li
      className={`border-line-strong rounded-desk flex flex-col gap-2 border p-3 ${number ? 'bg-surface break-inside-avoid' : 'border-dashed print:hidden'}`}
    >
      <h3 className="flex items-baseline justify-between font-bold">
        {number ? t('group', { number }) : t('without')}
        {number && (
          <span className="text-ink-soft text-sm font-normal">
            {t('pupils', { count: pupils.length })}
          </span>
        )}
      </h3>
      {chips ? (
        <div className="flex flex-wrap gap-1.5">
          {pupils.map((pupil) => (
            <PupilChip
              key={pupil.id}
              pupil={pupil}
              isChosen={pupil.id === chips.chosen?.id}
              isStop={pupil.id === chips.stop}
              helpId={chips.helpId}
              onToggle={chips.onToggle}
            />
          ))}
        </div>
      ) : (
        <ul>
          {pupils.map(({ id, name }) => (
            <li key={id}>
              <Name>{name}</Name>
            </li>
          ))}
        </ul>
      )}
      {remarks?.map((text) => (
        <p key={text} className="text-sm font-semibold print:hidden">
          <WithMarks>{text}</WithMarks>
        </p>
      ))}
      {onMove && (
        <button
          type="button"
          onClick={onMove}
          className="border-line-strong text-ink-soft hover:border-green hover:text-ink rounded-desk mt-auto min-h-11 border border-dashed px-3 text-sm font-semibold print:hidden"
        >
          {t('moveHere', { name: chips?.chosen?.name ?? '' })}
        </button>
      )}
    </li>
  );
}

function useMoves(
  box: RefObject<HTMLElement | null>,
  groups: Round,
  pupils: readonly Pupil[],
  onChange: GroupBoardProps['onChange'],
) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  const [chosenId, setChosenId] = useState<PupilId>();
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<PupilId>(undefined);
  useFocusKept(
    () => box.current,
    () => box.current?.querySelector<HTMLElement>(`[data-pupil="${moved.current}"] input`),
  );
  const chosen = pupils.find(({ id }) => id === chosenId);
  const groupOf = ({ id }: Pupil) => groups.findIndex((group) => group.includes(id));
  const change = (pupil: Pupil, changed: Round, text: string) => {
    moved.current = pupil.id;
    onChange?.(changed);
    setAnnouncement(text);
  };
  const swap = ([a, b]: Pair) => {
    setChosenId(undefined);
    if (groupOf(a) === groupOf(b)) return;
    const names = format.list([a.name, b.name]);
    change(a, swapInGroups(groups, a.id, b.id), t('swapped', { names }));
  };
  return {
    ...{ chosen, announcement, swap },
    toggle: (id: PupilId) => {
      const pupil = pupils.find((one) => one.id === id);
      if (chosen && pupil && groupOf(chosen) !== groupOf(pupil)) swap([chosen, pupil]);
      else setChosenId(chosen?.id === id ? undefined : id);
    },
    move: (pupil: Pupil, to: number) => {
      setChosenId(undefined);
      const text = t('movedTo', { name: pupil.name, number: to + 1 });
      change(pupil, moveToGroup(groups, pupil.id, to), text);
    },
    letGo: () => {
      moved.current = chosenId;
      setChosenId(undefined);
    },
  };
}
