'use client';

import { useTranslations } from 'next-intl';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { Segments } from '@/components/ui/segments';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { GroupProblem } from '@/lib/core/seating/groups/group-problem';
import { AbsentPicker } from '../parts/absent-picker';
import {
  mostRounds,
  readDivision,
  readRounds,
  type GroupsInput,
} from '@/lib/client/maps/groups-input';

interface GroupSettingsProps {
  input: GroupsInput;
  pupils: Pupil[];
  hasKept: boolean;
  onChange: (changed: Partial<GroupsInput>) => void;
}

export function GroupSettings({ input, pupils, hasKept, onChange }: GroupSettingsProps) {
  const t = useTranslations('Groups');
  const present = pupils.filter(({ id }) => !input.absent.includes(id)).length;
  const division = readDivision(input, present);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Segments
          label={t('by')}
          options={(['size', 'count'] as const).map((value) => ({ value, label: t(value) }))}
          value={input.by}
          onChange={(by) => onChange({ by })}
          className="mb-3 w-full"
        />
        <Field
          label={t(input.by === 'size' ? 'sizeLabel' : 'countLabel')}
          inputMode="numeric"
          autoComplete="off"
          value={input.numberText}
          onChange={(event) => onChange({ numberText: event.target.value })}
          hint={division && <Sizes division={division} present={present} />}
          error={
            division ? undefined : present > 0 ? t('numberWrong', { max: present }) : t('nobody')
          }
        />
      </div>
      <Field
        label={t('rounds')}
        hint={t('roundsHint')}
        inputMode="numeric"
        autoComplete="off"
        value={input.roundsText}
        onChange={(event) => onChange({ roundsText: event.target.value })}
        error={readRounds(input) ? undefined : t('numberWrong', { max: mostRounds })}
      />
      {hasKept && (
        <Choice
          type="checkbox"
          label={t('isNew')}
          checked={input.isNew}
          onChange={(event) => onChange({ isNew: event.target.checked })}
        />
      )}
      <AbsentPicker
        pupils={pupils}
        absent={input.absent}
        who={t(readRounds(input) === 1 ? 'away' : 'awayAtFirst')}
        onChange={(absent) => onChange({ absent })}
      />
    </div>
  );
}

function Sizes({ division, present }: { division: GroupProblem['division']; present: number }) {
  const t = useTranslations('Groups');
  const count = 'count' in division ? division.count : Math.ceil(present / division.size);
  const least = Math.floor(present / count);
  const larger = present - least * count;
  return (
    <>
      {larger === 0
        ? t('equal', { count, size: least })
        : t('unequal', { larger, most: least + 1, others: count - larger, least })}
    </>
  );
}
