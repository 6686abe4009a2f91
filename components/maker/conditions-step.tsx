'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import type { Pupil } from '@/lib/contracts/classes';
import type { Condition, Desk, Room } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { conditionIcons } from '../conditions/condition-icons';
import { ConditionList } from '../conditions/condition-list';
import { DeskPicker } from '../rooms/desk-picker';
import { completeDraft, type ConditionDraft, type DraftProblem } from './maker-state';
import { PupilChips } from '../conditions/pupil-chips';

const types = ['together', 'apart', 'front', 'back', 'fixed'] as const;
const messageId = 'condition-message';

interface ConditionsStepProps {
  room: Room;
  pupils: Pupil[];
  conditions: Condition[];
  draft: ConditionDraft;
  sentence: (condition: Condition) => string;
  /** A problem of the draft that was found when the teacher asked for the map. */
  pending?: DraftProblem;
  onDraft: (draft: ConditionDraft) => void;
  onConditions: (conditions: Condition[], draft?: ConditionDraft) => void;
}

/** Step in which conditions are composed and listed. An incomplete condition is kept until it is added. */
export function ConditionsStep(props: ConditionsStepProps) {
  const { room, pupils, conditions, draft, sentence, onDraft, onConditions } = props;
  const t = useTranslations('Conditions');
  const [found, setFound] = useState<DraftProblem>();
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const problem = found ?? props.pending;
  const { type, chosen } = draft;

  const fixedNames = new Map(
    conditions.flatMap((condition) =>
      condition.type === 'fixed'
        ? [[deskKey(condition.desk), names.get(condition.pupil) ?? ''] as const]
        : [],
    ),
  );
  const problemText = (problem: DraftProblem) => {
    if (problem.code === 'tooFew') return t('tooFew', { least: problem.least });
    return 'pupil' in problem
      ? t(problem.code, { name: names.get(problem.pupil) ?? '' })
      : t(problem.code);
  };
  const add = (desk?: Desk) => {
    const result = completeDraft(draft, conditions, desk);
    if ('problem' in result) return setFound(result.problem);
    setFound(undefined);
    onConditions([...conditions, result.condition], { type, chosen: [] });
  };
  const change = (next: ConditionDraft) => {
    setFound(undefined);
    onDraft(next);
  };
  const toggle = (pupil: string) => {
    const isChosen = chosen.includes(pupil);
    if (type === 'fixed') change({ type, chosen: isChosen ? [] : [pupil] });
    else {
      const others = chosen.filter((other) => other !== pupil);
      change({ type, chosen: isChosen ? others : [...chosen, pupil] });
    }
  };
  const message = <FieldMessage id={messageId}>{problem && problemText(problem)}</FieldMessage>;

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="min-w-0">
        <fieldset>
          <legend className="mb-3 font-semibold">{t('kind')}</legend>
          <div className="flex flex-wrap gap-2">
            {types.map((option) => (
              <label
                key={option}
                className="rounded-desk border-line-strong bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center gap-2 border-2 px-3.5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="condition-type"
                  className="sr-only"
                  checked={type === option}
                  onChange={() =>
                    change({
                      type: option,
                      chosen: option === 'fixed' ? chosen.slice(0, 1) : chosen,
                    })
                  }
                />
                {conditionIcons[option]}
                {t(`type.${option}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="text-ink-soft mt-3">{t(`explain.${type}`)}</p>
        <PupilChips
          label={t('pupils')}
          pupils={pupils}
          chosen={chosen}
          isSingle={type === 'fixed'}
          onToggle={toggle}
        />
        {type === 'fixed' ? (
          <div className="mt-5">
            <p className="mb-2 font-semibold">{t('desk')}</p>
            {message}
            <DeskPicker room={room} fixedNames={fixedNames} onPick={add} />
          </div>
        ) : (
          <div className="mt-5">
            <Button look="secondary" aria-describedby={messageId} onClick={() => add()}>
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </Button>
            {message}
          </div>
        )}
      </div>
      <ConditionList
        conditions={conditions}
        sentence={sentence}
        onRemove={(index) => onConditions(conditions.filter((_, other) => other !== index))}
      />
    </div>
  );
}
