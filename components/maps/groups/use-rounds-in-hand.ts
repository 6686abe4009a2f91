'use client';

import { useState } from 'react';
import { readGroupsDraft } from '@/lib/client/local/groups-draft';
import { useDraft } from '@/lib/client/local/use-draft';
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
  useDraft(draftKey, rounds);
  const undo = () =>
    setInHand((now) =>
      now.past.length === 0 ? now : { rounds: now.past.at(-1), past: now.past.slice(0, -1) },
    );
  return {
    rounds,
    /** Replaces them; undefined puts them aside. */
    set: (next: GroupRound[] | undefined) =>
      setInHand((now) => ({ rounds: next, past: [...now.past, now.rounds] })),
    /** Takes the last change back. */
    undo,
    canUndo: past.length > 0,
    /** Ends the work on rounds that are kept. Those that were changed since are changes of the kept ones. */
    end: (sent: GroupRound[] | undefined, kept: readonly GroupRound[]) => {
      const versions = new Map(kept.map(({ id, version }) => [id, version]));
      const follow = (some: GroupRound[] | undefined) =>
        some?.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version }));
      setInHand((now) =>
        now.rounds === sent
          ? { rounds: undefined, past: [] }
          : { rounds: follow(now.rounds), past: now.past.map(follow) },
      );
    },
  };
}
