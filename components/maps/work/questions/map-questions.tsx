'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { isGuest } from '@/lib/core/maps/map-in-hand';
import { isSameMap } from '@/lib/core/maps/suggestion-list';
import type { WorkbenchStore } from '../workbench-store';
import { movedByHand, toAsk, toNames } from './map-to-ask';
import { QuestionsDialog } from './questions-dialog';

/** Opens the questions about chosen pupils. */
export function AskButton({ name, onAsk }: { name: string; onAsk: () => void }) {
  const t = useTranslations('MapQuestions');
  return (
    <button
      type="button"
      aria-label={t('askAbout', { name })}
      onClick={onAsk}
      className="rounded-desk text-ink hover:bg-birch inline-flex min-h-11 shrink-0 items-center justify-center gap-1.5 px-3 text-sm font-semibold whitespace-nowrap transition-colors"
    >
      <MessageCircleQuestion aria-hidden className="size-5 shrink-0" />
      {t('ask')}
    </button>
  );
}

/** Questions about the first of these pupils; what is asked for can be taken, as steps to undo. */
export function MapQuestions(props: {
  store: WorkbenchStore;
  pupils: Pupil[];
  past: Seating[];
  asked: readonly PupilId[];
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
  onClose: () => void;
}) {
  const { store, pupils, asked, sentence, clashText, onClose } = props;
  const [pupil, other] = asked;
  if (pupil === undefined) return null;
  // The map cannot change while the dialog is open.
  const work = store.get();
  const { map } = work;
  const { problem } = toAsk(work, pupils, props.past);
  // Guests stay where they are without being locked.
  const staying = Object.entries(problem.locked ?? {}).filter(
    ([one]) => one !== pupil || map.locked.includes(one),
  );
  return (
    <QuestionsDialog
      map={{
        plan: map.plan,
        problem: { ...problem, locked: Object.fromEntries(staying) },
        seats: map.seats,
        movedByHand: movedByHand(work),
        names: toNames(pupils, map),
        sentence,
        clashText,
      }}
      pupil={pupil}
      other={other}
      canBeAway={!isGuest(map, pupil)}
      onUse={(seats, supposed) => {
        if (supposed.kind === 'away') {
          store.execute({ type: 'setAbsent', pupil: supposed.pupil, desk: 'offered' });
        }
        if (!isSameMap(seats, store.get().map.seats)) {
          store.execute({ type: 'replaceSeats', seats, reason: 'supposed' });
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
