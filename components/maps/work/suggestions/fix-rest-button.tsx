'use client';

import { WandSparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fixRestInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import { isSameMap } from '@/lib/core/maps/suggestion-list';

const timeLimitMs = 4000;

export interface FixRestButtonProps {
  /** The map about which something is told. */
  seats: Seating;
  /** The map in hand, and what the engine is asked; `keep` are pupils who stay where the teacher put them, beside the locked. */
  read: () => { seats: Seating; problem: SeatingProblem; keep: PupilId[] };
  /** The map with the rest fixed, where a pupil has to move. */
  onFixed: (seats: Seating) => void;
}

/** Lets the engine mend the map around those whom the teacher has moved or locked, with the fewest moves. */
export function FixRestButton({ seats: shown, read, onFixed }: FixRestButtonProps) {
  const t = useTranslations('MapSuggestions');
  const hintId = useId();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ text: string; of: Seating }>();

  useEffect(() => () => running.current?.abort(), []);

  const fix = async () => {
    running.current?.abort();
    const work = new AbortController();
    running.current = work;
    setBusy(true);
    const { seats, problem, keep } = read();
    try {
      const answer = await fixRestInWorker(
        problem,
        { seats, keep },
        { seed: 'fix', timeLimitMs, signal: work.signal },
      );
      if (answer.status === 'unknown') return setTold({ text: t('notFixed'), of: seats });
      const { moved, broken, movedProved } = answer;
      const fixed = fromEngineSeats(answer.seats);
      if (!isSameMap(fixed, seats)) onFixed(fixed);
      const text =
        moved.length > 0
          ? t(movedProved ? 'fixedProved' : 'fixed', { count: moved.length })
          : t(broken.length > 0 ? 'stillBroken' : 'nothingToFix');
      setTold({ text, of: fixed });
    } catch {
      if (!work.signal.aborted) setTold({ text: t('notFixed'), of: seats });
    } finally {
      if (!work.signal.aborted) setBusy(false);
    }
  };

  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="max-sm:gap-1! max-sm:px-1.5!"
        busy={isBusy}
        aria-describedby={hintId}
        title={t('fixRestHint')}
        onClick={() => void fix()}
      >
        {!isBusy && <WandSparkles aria-hidden className="size-5" />}
        {t('fixRest')}
      </Button>
      <span id={hintId} className="sr-only">
        {t('fixRestHint')}
      </span>
      <span role="status" className="text-ink-soft text-sm">
        {told && isSameMap(told.of, shown) && told.text}
      </span>
    </>
  );
}
