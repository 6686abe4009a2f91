'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { compareNames } from '@/lib/core/classes/compare-names';
import type { PupilId } from '@/lib/core/conditions/condition';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import type { Supposition } from '@/lib/core/seating/what-if';
import type { MapToAsk, UseSupposed } from './question-context';
import { SupposedAnswer } from './supposed-answer';
import { useMapWords } from './use-map-words';

type Kind = Supposition['kind'];
const kinds: Kind[] = ['beside', 'atDesk', 'away'];

export function WhatIf(props: {
  map: MapToAsk;
  pupil: PupilId;
  other?: PupilId;
  canBeAway: boolean;
  onUse: UseSupposed;
}) {
  const { map, pupil } = props;
  const t = useTranslations('MapQuestions.whatIf');
  const words = useMapWords(map);
  const [kind, setKind] = useState<Kind>('beside');
  const [other, setOther] = useState(props.other ?? '');
  const [desk, setDesk] = useState('');
  const pupilByDesk = new Map(
    Object.entries(map.seats).map(([one, at]) => [deskKey(at), one] as const),
  );
  const others = map.problem.pupils
    .filter((one) => one !== pupil && map.names.has(one))
    .map((one) => ({ value: one, text: words.name(one) }))
    .sort((a, b) => compareNames(a.text, b.text));
  const desks = map.layout.desks
    .filter((one) => pupilByDesk.get(deskKey(one)) !== pupil)
    .sort((a, b) => a.row - b.row || a.col - b.col);
  const places = desks.map((one) => {
    const there = pupilByDesk.get(deskKey(one));
    const isFree = there === undefined;
    const text = isFree ? t('freeDesk', { place: words.place(one) }) : words.place(one, there);
    return { value: deskKey(one), text };
  });
  const supposed = toSupposition(
    kind,
    pupil,
    other,
    desks.find((one) => deskKey(one) === desk),
  );
  return (
    <section aria-labelledby="what-if">
      <h3 id="what-if" className="text-lg font-semibold">
        {t('title')}
      </h3>
      <div className="mt-2 grid gap-3">
        <SelectField
          label={t('kind', { name: words.name(pupil) })}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
        >
          {kinds
            .filter((one) => one !== 'away' || props.canBeAway)
            .map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
        </SelectField>
        {kind === 'beside' && (
          <Choose label={t('pupil')} value={other} onChange={setOther} options={others} />
        )}
        {kind === 'atDesk' && (
          <Choose label={t('desk')} value={desk} onChange={setDesk} options={places} />
        )}
      </div>
      {supposed && (
        <SupposedAnswer
          key={JSON.stringify(supposed)}
          map={map}
          supposed={supposed}
          onUse={props.onUse}
        />
      )}
    </section>
  );
}

function Choose(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; text: string }[];
}) {
  const { label, value, onChange, options } = props;
  const t = useTranslations('MapQuestions.whatIf');
  return (
    <SelectField label={label} value={value} onChange={onChange}>
      <option value="">{t('choose')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </SelectField>
  );
}

function toSupposition(
  kind: Kind,
  pupil: PupilId,
  other: PupilId,
  desk: Desk | undefined,
): Supposition | undefined {
  if (kind === 'away') return { kind, pupil };
  if (kind === 'beside') return other ? { kind, pupil, other } : undefined;
  return desk && { kind, pupil, desk };
}
