'use client';

import { useTranslations } from 'next-intl';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { MapToAsk, UseSupposed } from './question-context';
import { WhatIf } from './what-if';
import { WhyHere } from './why-here';

interface PupilQuestionsProps {
  map: MapToAsk;
  pupil: PupilId;
  other?: PupilId;
  canBeAway: boolean;
  onUse: UseSupposed;
}

export function PupilQuestions(props: PupilQuestionsProps) {
  const { map, pupil, other, canBeAway, onUse } = props;
  const t = useTranslations('MapQuestions');
  const name = map.names.get(pupil) ?? '?';
  return (
    <div className="grid gap-6">
      {map.seats[pupil] ? <WhyHere map={map} pupil={pupil} /> : <p>{t('noDesk', { name })}</p>}
      <WhatIf map={map} pupil={pupil} other={other} canBeAway={canBeAway} onUse={onUse} />
    </div>
  );
}
