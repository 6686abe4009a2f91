'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useStoreLater } from '@/components/ui/editing/editor-store';
import { IconButton } from '@/components/ui/icon-button';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Condition, PupilId, Seating } from '@/lib/core/conditions/condition';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import { isTrainee } from '@/lib/core/maps/map-in-hand';
import { isSameMap } from '@/lib/core/maps/suggestion-list';
import type { WorkbenchStore } from '../workbench-store';
import { movedByHand, toAsk, toNames } from './map-to-ask';
import { PupilQuestions } from './pupil-questions';

interface PupilPlaceProps {
  store: WorkbenchStore;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
  /** The pupil whom it is about, and maybe another, for "what if". */
  asked: readonly PupilId[];
  sentence: (condition: Condition) => string;
  clashText: (reason: ClashReason) => string;
  onClose: () => void;
}

/**
 * The place of the rail that is about a pupil, beside the map: why here, and what if elsewhere. What is asked for can be
 * taken, as steps to undo.
 */
export function PupilPlace(props: PupilPlaceProps) {
  const { store, pupils, asked, sentence, clashText, onClose } = props;
  const t = useTranslations('MapQuestions');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const map = useStoreLater(store, (state) => state.map);
  const [pupil = '', other] = asked;
  useEffect(() => {
    heading.current?.focus();
  }, [pupil]);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`button[data-pupil="${CSS.escape(pupil)}"]`)?.focus();
  };
  const work = { ...store.get(), map };
  const { problem } = toAsk(work, pupils, props.past);
  // Trainees stay where they are without being locked.
  const staying = Object.entries(problem.locked ?? {}).filter(
    ([one]) => one !== pupil || map.locked.includes(one),
  );
  const names = toNames(pupils, map);
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold outline-none">
          {t('title', { name: names.get(pupil) ?? '?' })}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={close} className="hover:bg-birch" />
      </div>
      <PupilQuestions
        map={{
          layout: map.layout,
          problem: { ...problem, locked: Object.fromEntries(staying) },
          seats: map.seats,
          movedByHand: movedByHand(work),
          names,
          sentence,
          clashText,
        }}
        pupil={pupil}
        other={other}
        canBeAway={!isTrainee(map, pupil)}
        onUse={(seats, supposed) => {
          if (supposed.kind === 'away') {
            store.execute({ type: 'setAbsent', pupil: supposed.pupil, desk: 'offered' });
          }
          if (!isSameMap(seats, store.get().map.seats)) {
            store.execute({ type: 'replaceSeats', seats, reason: 'supposed' });
          }
          close();
        }}
      />
    </section>
  );
}
