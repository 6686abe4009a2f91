'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ConditionList } from '@/components/conditions/condition-list';
import { DeskChoice } from '@/components/conditions/desk-choice';
import { KindBar } from '@/components/conditions/kind-bar';
import { TypedField } from '@/components/conditions/typed-field';
import { useEntryText } from '@/components/conditions/use-entry-text';
import { Button } from '@/components/ui/button';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import { Notice } from '@/components/ui/notice';
import { findMergeable } from '@/lib/core/conditions/compare';
import {
  conditionPupils,
  isEnded,
  type Condition,
  type ConditionId,
} from '@/lib/core/conditions/condition';
import { isSameRoom } from '@/lib/core/conditions/condition-room';
import { isMark } from '@/lib/core/conditions/kinds/pupil-fields';
import { pupilsFor, toTypedMarks } from '@/lib/core/conditions/marks';
import { meantDesks } from '@/lib/core/conditions/meant-desks';
import type { Asked } from '@/lib/core/conditions/typed-words';
import { brokenIn } from '@/lib/core/maps/consequence';
import { offeredBy } from '@/lib/core/maps/making';
import { resolveFor } from '@/lib/core/maps/used-conditions';
import { deskKey } from '@/lib/core/rooms/room';
import { BrokenWhy } from './broken-why';
import { ClashList } from './clash-list';
import { LitDesks } from './lit-desks';
import { useMapScreen, useMapTexts, useMarkedPupils } from './map-context';
import { MarkButtons } from './mark-buttons';
import { useEntry } from './use-entry';

export function ConditionsPart({ notice }: { notice: ReactNode }) {
  const { store, pupils, marks } = useMapScreen();
  const { names, room, ofClass } = useMapTexts();
  const marked = useMarkedPupils();
  const nameable = useMemo(() => [...pupils, ...toTypedMarks(marks)], [pupils, marks]);
  const t = useTranslations('Conditions');
  const format = useFormatter();
  const entryText = useEntryText(nameable, ofClass);
  const entry = useEntry();
  const field = useRef<HTMLInputElement>(null);
  const [pointed, point] = useState<Asked>();
  const { chosen, edited, conditions } = entry;
  return (
    <section aria-label={t('part')} className="grid grid-cols-1 gap-4">
      <LitDesks
        store={store}
        chosen={
          pointed && 'id' in pointed ? pupilsFor(conditionPupils(pointed as Condition), marked) : []
        }
        meant={pointed ? meantDesks(pointed, room) : []}
      />
      {notice}
      <div className="grid grid-cols-1 gap-2.5">
        <TypedField
          ref={field}
          text={entry.typed}
          pupils={nameable}
          room={room}
          classText={ofClass}
          problem={entry.typedProblem}
          problemText={entryText}
          chosen={
            entry.isNamed
              ? t('typed.chosen', {
                  count: chosen.length,
                  names: format.list(chosen.map((id) => names.get(id) ?? '')),
                })
              : ''
          }
          onPutIn={(mark) => {
            field.current?.focus();
            store.workbench.execute({ type: 'furnish', mark });
          }}
          onChange={entry.type}
          onEnter={(line) => {
            const isAdded = entry.addTyped(line);
            if (!edited || !isAdded) field.current?.focus();
          }}
        />
        <MarkButtons chosen={chosen} onToggle={entry.toggleMark} />
        <KindBar
          chosen={format.list(chosen.map((id) => names.get(id) ?? ''))}
          isOfMarks={chosen.some(isMark)}
          edited={edited && { condition: edited, sentence: ofClass.sentence(edited) }}
          repeated={entry.repeated}
          opened={entry.opened}
          problem={entry.kindProblem && entryText(entry.kindProblem)}
          onOpen={entry.open}
          onAsk={entry.ask}
          onPoint={(asked) => point(asked ?? entry.repeated)}
          onSave={entry.saveEdited}
          onClear={entry.clear}
        />
        {entry.opened === 'fixed' && chosen.length > 0 && <FixedDesk entry={entry} />}
      </div>
      <ClashList onChange={entry.startEdit} />
      <Superfluous conditions={conditions} edit={entry.edit} />
      <Listed entry={entry} onPoint={point} />
      <p className="text-ink-soft text-sm">{t('noReasons')}</p>
    </section>
  );
}

type EntryProps = { entry: ReturnType<typeof useEntry> };

function FixedDesk({ entry }: EntryProps) {
  const { names, room } = useMapTexts();
  const t = useTranslations('Conditions');
  const fixedNames = new Map(
    entry.conditions.flatMap((condition) =>
      condition.type === 'fixed' && isSameRoom(condition.room, room.identity)
        ? [[deskKey(condition.desk), names.get(condition.pupil) ?? ''] as const]
        : [],
    ),
  );
  const [first, ...others] = entry.chosen;
  return (
    <DeskChoice
      room={room}
      title={
        first !== undefined && others.length === 0
          ? t('desk', { name: names.get(first) ?? '' })
          : t('pickPupil')
      }
      fixedNames={fixedNames}
      onPick={entry.pickDesk}
    />
  );
}

function Listed({ entry, onPoint }: EntryProps & { onPoint: (asked: Asked | undefined) => void }) {
  const { store, today, pupils } = useMapScreen();
  const { room, ofClass } = useMapTexts();
  const map = useStore(store, (state) => state.map);
  const { conditions, off, basis, layout, absent } = map;
  const broken = useStoreLater(store, (state) => brokenIn(state.map));
  const { notUsed } = useMemo(() => {
    const away = offeredBy({ absent });
    const present = pupils.map(({ id }) => id).filter((id) => !away.includes(id));
    return resolveFor({ conditions, off, basis: basis!, layout }, present);
  }, [conditions, off, basis, layout, absent, pupils]);
  const toggle = (id: ConditionId) => {
    const condition = conditions.find((one) => one.id === id);
    if (!condition) return;
    const isOff = off.includes(id);
    store.workbench.execute({
      type: 'editConditions',
      off: isOff ? off.filter((one) => one !== id) : [...off, id],
      edit: { code: isOff ? 'switchedOn' : 'switchedOff', condition },
    });
  };
  return (
    <ConditionList
      conditions={conditions}
      text={ofClass}
      {...{ room, today, notUsed, broken, onPoint }}
      why={(id) => <BrokenWhy id={id} />}
      onToggle={toggle}
      onPutIn={(mark) => store.workbench.execute({ type: 'furnish', mark })}
      onEdit={entry.startEdit}
      onConditions={entry.edit}
    />
  );
}

function Superfluous(props: Pick<ReturnType<typeof useEntry>, 'conditions' | 'edit'>) {
  const { conditions, edit } = props;
  const { today } = useMapScreen();
  const { ofClass } = useMapTexts();
  const t = useTranslations('Conditions');
  const mergeable = findMergeable(conditions.filter((one) => !isEnded(one, today)));
  const gone = mergeable.flatMap(({ included }) => included);
  if (gone.length === 0) return null;
  const merge = () =>
    edit(
      conditions.filter((one) => !gone.some(({ id }) => id === one.id)),
      { code: 'merged', count: gone.length },
    );
  return (
    <Notice
      tone="info"
      title={t('superfluous', { count: gone.length })}
      actions={
        <Button look="secondary" size="small" onClick={merge}>
          {t('merge')}
        </Button>
      }
    >
      {gone.map(ofClass.sentence).join('. ')}
    </Notice>
  );
}
