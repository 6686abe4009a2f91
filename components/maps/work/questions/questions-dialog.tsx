'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { MapToAsk, UseSupposed } from './question-context';
import { WhatIf } from './what-if';
import { WhyHere } from './why-here';

export interface QuestionsDialogProps {
  map: MapToAsk;
  /** The pupil whom it is about. */
  pupil: PupilId;
  /** Another pupil who is chosen, for "what if". */
  other?: PupilId;
  canBeAway: boolean;
  onUse: UseSupposed;
  onClose: () => void;
}

/** Questions about a pupil's desk: why here, and what if elsewhere. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const { map, pupil, other, canBeAway, onUse, onClose } = props;
  const t = useTranslations('MapQuestions');
  const name = map.names.get(pupil) ?? '?';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      closeLabel={t('close')}
    >
      <div className="grid gap-6">
        {map.seats[pupil] ? <WhyHere map={map} pupil={pupil} /> : <p>{t('noDesk', { name })}</p>}
        <WhatIf map={map} pupil={pupil} other={other} canBeAway={canBeAway} onUse={onUse} />
      </div>
    </Dialog>
  );
}
