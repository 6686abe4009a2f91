'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { PupilChip } from '@/components/conditions/pupil-chip';
import { useDraggableChips } from '@/components/conditions/use-draggable-chips';
import { useRovingChips } from '@/components/conditions/use-roving-chips';
import { Name } from '@/components/ui/name';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import type { PupilId } from '@/lib/core/conditions/condition';
import { moveToGroup, swapInGroups } from '@/lib/core/seating/groups/edit-groups';
import type { Round } from '@/lib/core/seating/groups/group-problem';

interface GroupBoardProps {
  label: string;
  groups: Round;
  /** Pupils who are present and in none of the groups. */
  without: readonly PupilId[];
  names: ReadonlyMap<PupilId, string>;
  /** Remarks on each group, in words. */
  remarks: readonly string[][];
  /** Undefined for those who may not change the groups. */
  onChange?: (groups: Round) => void;
}

/** The groups of a round. Two pupils who are chosen, or dragged onto each other, change places. */
export function GroupBoard({ label, groups, without, names, remarks, onChange }: GroupBoardProps) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  const box = useRef<HTMLOListElement>(null);
  const helpId = useId();
  const [chosen, setChosen] = useState<PupilId>();
  const [told, setTold] = useState('');
  const pupils = [...groups.flat(), ...without].map((id) => ({ id, name: names.get(id) ?? '' }));
  const groupOf = (id: PupilId) => groups.findIndex((group) => group.includes(id));
  /** The pupil whose place changed last. */
  const moved = useRef<PupilId>(undefined);
  const findChip = (id: PupilId | undefined) =>
    box.current?.querySelector<HTMLElement>(`[data-pupil="${id}"] input`);
  // A pupil in another group has another chip.
  useFocusKept(
    () => box.current,
    () => findChip(moved.current),
  );
  const nameOf = (id: PupilId) => names.get(id) ?? '';

  const swap = (a: PupilId, b: PupilId) => {
    setChosen(undefined);
    if (groupOf(a) === groupOf(b)) return;
    moved.current = a;
    onChange?.(swapInGroups(groups, a, b));
    setTold(t('swapped', { names: format.list([nameOf(a), nameOf(b)]) }));
  };
  const toggle = (id: PupilId) => {
    if (chosen === undefined || !pupils.some((pupil) => pupil.id === chosen)) setChosen(id);
    else if (chosen === id || groupOf(chosen) === groupOf(id)) {
      setChosen(chosen === id ? undefined : id);
    } else swap(chosen, id);
  };
  const move = (to: number) => {
    if (chosen === undefined) return;
    setChosen(undefined);
    moved.current = chosen;
    onChange?.(moveToGroup(groups, chosen, to));
    setTold(t('movedTo', { name: nameOf(chosen), number: to + 1 }));
  };
  const { stop, onKeyDown, onFocus } = useRovingChips(pupils, toggle);
  const dragged = useDraggableChips({
    box,
    pupils,
    isOn: onChange !== undefined,
    onToggle: toggle,
    onPair: ([a, b]) => swap(a.id, b.id),
  });
  const isOffered = chosen !== undefined && pupils.some(({ id }) => id === chosen);
  const onKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || chosen === undefined) return onKeyDown(event);
    event.preventDefault();
    // The button of a group leaves.
    moved.current = chosen;
    setChosen(undefined);
  };
  const chips = (ids: readonly PupilId[]) => (
    <div className="flex flex-wrap gap-1.5">
      {ids.map((id) => (
        <PupilChip
          key={id}
          pupil={{ id, name: nameOf(id) }}
          isChosen={id === chosen}
          isStop={id === stop}
          helpId={helpId}
          onToggle={toggle}
        />
      ))}
    </div>
  );
  return (
    <div onKeyDown={onChange && onKeys} onFocus={onChange && onFocus}>
      {onChange && (
        <p id={helpId} className="sr-only">
          {t('chipKeys')}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {dragged || told}
      </p>
      <ol
        ref={box}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-stretch gap-3 lg:text-lg print:grid-cols-3"
      >
        {groups.map((group, index) => (
          <li
            key={index}
            className="border-line-strong bg-surface rounded-desk flex break-inside-avoid flex-col gap-2 border p-3"
          >
            <h3 className="flex items-baseline justify-between font-bold">
              {t('group', { number: index + 1 })}
              <span className="text-ink-soft text-sm font-normal">
                {t('pupils', { count: group.length })}
              </span>
            </h3>
            {onChange ? (
              chips(group)
            ) : (
              <ul>
                {group.map((id) => (
                  <li key={id}>
                    <Name>{nameOf(id)}</Name>
                  </li>
                ))}
              </ul>
            )}
            {remarks[index]?.map((text) => (
              <p key={text} className="text-sm font-semibold print:hidden">
                {text}
              </p>
            ))}
            {isOffered && groupOf(chosen) !== index && (
              <button
                type="button"
                onClick={() => move(index)}
                className="border-line-strong text-ink-soft hover:border-green hover:text-ink rounded-desk mt-auto min-h-11 border border-dashed px-3 text-sm font-semibold print:hidden"
              >
                {t('moveHere', { name: nameOf(chosen) })}
              </button>
            )}
          </li>
        ))}
        {without.length > 0 && (
          <li className="border-line-strong rounded-desk flex flex-col gap-2 border border-dashed p-3 print:hidden">
            <h3 className="font-bold">{t('without')}</h3>
            {chips(without)}
          </li>
        )}
      </ol>
    </div>
  );
}
