'use client';

import { WandSparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notifications';
import { fixRestInWorker } from '@/lib/client/maps/seating/ask-in-worker';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { Seating } from '@/lib/core/conditions/condition';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import { isSameMap } from '@/lib/core/maps/suggestion-list';
import { toAsk } from '../questions/map-to-ask';
import type { WorkbenchStore } from '../workbench-store';

const timeLimitMs = 4000;

interface FixRestButtonProps {
  store: WorkbenchStore;
  pupils: Pupil[];
  /** The class's earlier maps, newest first. */
  past: Seating[];
}

/** Lets the engine mend the map around those whom the teacher has moved or locked, with the fewest moves. */
export function FixRestButton({ store, pupils, past }: FixRestButtonProps) {
  const t = useTranslations('MapSuggestions');
  const hintId = useId();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const tell = (message: string) => notify({ type: 'info', message });

  useEffect(() => () => running.current?.abort(), []);

  const fix = async () => {
    running.current?.abort();
    const work = new AbortController();
    running.current = work;
    setBusy(true);
    const { problem, keep } = toAsk(store.get(), pupils, past);
    const { seats } = store.get().map;
    try {
      const answer = await fixRestInWorker(
        problem,
        { seats, keep },
        { seed: 'fix', timeLimitMs, signal: work.signal },
      );
      if (answer.status === 'unknown') return tell(t('notFixed'));
      const { moved, broken, movedProved } = answer;
      const fixed = fromEngineSeats(answer.seats);
      if (!isSameMap(fixed, seats)) {
        store.execute({ type: 'replaceSeats', seats: fixed, reason: 'fixed' });
      }
      tell(
        moved.length > 0
          ? t(movedProved ? 'fixedProved' : 'fixed', { count: moved.length })
          : t(broken.length > 0 ? 'stillBroken' : 'nothingToFix'),
      );
    } catch {
      if (!work.signal.aborted) tell(t('notFixed'));
    } finally {
      if (!work.signal.aborted) setBusy(false);
    }
  };

  return (
    <>
      <Button
        look="quiet"
        size="small"
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
    </>
  );
}
