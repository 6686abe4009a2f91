'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import type { Pupil } from '@/lib/contracts/classes';
import { leastPupils } from '@/lib/core/seating/condition';
import type { Condition, Desk, Room } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { conditionIcons } from './condition-icons';
import { DeskPicker } from './desk-picker';
import { PupilChips } from './pupil-chips';
import { useConditionText } from './use-condition-text';

const types = ['together', 'apart', 'front', 'back', 'fixed'] as const;

interface ConditionsStepProps {
  room: Room;
  pupils: Pupil[];
  conditions: Condition[];
  onChange: (conditions: Condition[]) => void;
}

/** Where conditions are put together and listed. A half-made one stays until it is added. */
export function ConditionsStep({ room, pupils, conditions, onChange }: ConditionsStepProps) {
  const t = useTranslations('Conditions');
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const sentence = useConditionText(room, names);
  const [type, setType] = useState<Condition['type']>('together');
  const [chosen, setChosen] = useState<string[]>([]);
  const [error, setError] = useState<string>();

  const fixedNames = new Map(
    conditions.flatMap((condition) =>
      condition.type === 'fixed'
        ? [[deskKey(condition.desk), names.get(condition.pupil) ?? ''] as const]
        : [],
    ),
  );

  const add = (condition: Condition) => {
    onChange([...conditions, condition]);
    setChosen([]);
    setError(undefined);
  };
  const addGroup = () => {
    if (type === 'fixed') return setError(t(chosen[0] ? 'pickDesk' : 'pickPupil'));
    if (chosen.length < leastPupils[type]) {
      return setError(t('tooFew', { least: leastPupils[type] }));
    }
    const isThere = conditions.some(
      (other) =>
        other.type === type &&
        other.pupils.length === chosen.length &&
        other.pupils.every((pupil) => chosen.includes(pupil)),
    );
    if (isThere) return setError(t('alreadyThere'));
    add({ type, pupils: chosen });
  };
  const addFixed = (desk: Desk) => {
    const pupil = chosen[0];
    if (!pupil) return setError(t('pickPupil'));
    const takenBy = fixedNames.get(deskKey(desk));
    if (takenBy !== undefined) return setError(t('deskTaken', { name: takenBy }));
    const has = conditions.some((other) => other.type === 'fixed' && other.pupil === pupil);
    if (has) return setError(t('alreadyFixed', { name: names.get(pupil) ?? '' }));
    add({ type: 'fixed', pupil, desk });
  };
  const choose = (pupil: string) => {
    setError(undefined);
    if (type === 'fixed') setChosen((now) => (now[0] === pupil ? [] : [pupil]));
    else {
      setChosen((now) =>
        now.includes(pupil) ? now.filter((other) => other !== pupil) : [...now, pupil],
      );
    }
  };

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="min-w-0">
        <fieldset>
          <legend className="mb-3 font-semibold">{t('kind')}</legend>
          <div className="flex flex-wrap gap-2">
            {types.map((option) => (
              <label
                key={option}
                className="rounded-desk border-line bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center gap-2 border-2 px-3.5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="condition-type"
                  className="sr-only"
                  checked={type === option}
                  onChange={() => {
                    setType(option);
                    setError(undefined);
                    if (option === 'fixed') setChosen((now) => now.slice(0, 1));
                  }}
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
          onToggle={choose}
        />
        {type === 'fixed' ? (
          <div className="mt-5">
            <p className="mb-2 font-semibold">{t('desk')}</p>
            <DeskPicker room={room} fixedNames={fixedNames} onPick={addFixed} />
            <FieldMessage>{error}</FieldMessage>
          </div>
        ) : (
          <div className="mt-5">
            <Button look="secondary" onClick={addGroup}>
              {t('add')}
            </Button>
            <FieldMessage>{error}</FieldMessage>
          </div>
        )}
      </div>
      <section aria-labelledby="conditions-heading" className="min-w-0">
        <h3 id="conditions-heading" className="mb-3 text-lg font-bold">
          {t('list', { count: conditions.length })}
        </h3>
        {conditions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
        <ul className="grid gap-2">
          {conditions.map((condition, index) => (
            <li
              key={JSON.stringify(condition)}
              className="rounded-desk bg-birch flex items-center gap-3 py-1 pl-3.5"
            >
              <span className="text-green">{conditionIcons[condition.type]}</span>
              <span className="min-w-0 flex-1 py-1.5">{sentence(condition)}</span>
              <button
                type="button"
                aria-label={t('remove', { condition: sentence(condition) })}
                onClick={() => onChange(conditions.filter((_, other) => other !== index))}
                className="rounded-desk text-ink-soft hover:text-red grid size-11 shrink-0 place-items-center"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
