'use client';

import { useEffect, useState } from 'react';
import { removeDraft, writeDraft } from '@/lib/client/drafts/drafts';
import { readGroupsDraft } from '@/lib/client/drafts/groups-draft';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';

interface InHand {
  rounds: GroupRound[] | undefined;
  /** What they were before each change, the latest last. */
  past: (GroupRound[] | undefined)[];
}

/** The rounds that are made or changed and not kept yet; undefined for none. They survive a reload of the page. */
export function useRoundsInHand(draftKey: string | undefined) {
  const [{ rounds, past }, setInHand] = useState<InHand>(() => ({
    rounds: draftKey === undefined ? undefined : readGroupsDraft(draftKey),
    past: [],
  }));
  useEffect(() => {
    if (draftKey === undefined) return;
    if (rounds) writeDraft(draftKey, rounds);
    else removeDraft(draftKey);
  }, [draftKey, rounds]);
  return {
    rounds,
    set: (next: GroupRound[]) => setInHand({ rounds: next, past: [...past, rounds] }),
    /** Takes the last change back; undefined where there is none. */
    undo:
      past.length > 0
        ? () => setInHand({ rounds: past.at(-1), past: past.slice(0, -1) })
        : undefined,
    /** Ends the work on them: they are kept, or thrown away. */
    end: () => setInHand({ rounds: undefined, past: [] }),
  };
}
