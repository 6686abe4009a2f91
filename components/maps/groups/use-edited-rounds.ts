'use client';

import { useState } from 'react';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { groupsDraftKey, readGroupsDraft } from '@/lib/client/local/groups-draft';
import { useDraft } from '@/lib/client/local/use-draft';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { PupilId } from '@/lib/core/conditions/condition';
import { leaveOut } from '@/lib/core/seating/groups/dated-rounds';

interface Edited {
  rounds: GroupRound[] | undefined;
  past: (GroupRound[] | undefined)[];
  isFirst: boolean;
}

export type EditedRounds = ReturnType<typeof useEditedRounds>;

export function useEditedRounds(classId: string, names: ReadonlyMap<PupilId, string>) {
  const teacherId = useTeacherId();
  const draftKey = teacherId && groupsDraftKey(teacherId, classId);
  const [{ rounds, past, isFirst }, setEdited] = useState<Edited>(() => ({
    rounds: draftKey === undefined ? undefined : readGroupsDraft(draftKey),
    past: [],
    isFirst: false,
  }));
  useDraft(draftKey, isFirst ? undefined : rounds);
  return {
    rounds: (rounds ?? []).flatMap((round) => leaveOut(round, (id) => !names.has(id))),
    isFirst,
    begin: (first: GroupRound[]) => setEdited({ rounds: first, past: [], isFirst: true }),
    set: (next: GroupRound[] | undefined) =>
      setEdited((now) => ({ rounds: next, past: [...now.past, now.rounds], isFirst: false })),
    canUndo: past.length > 0,
    undo: () =>
      setEdited((now) =>
        now.past.length === 0
          ? now
          : { ...now, rounds: now.past.at(-1), past: now.past.slice(0, -1) },
      ),
    end: (kept: readonly GroupRound[]) => {
      const versions = new Map(kept.map(({ id, version }) => [id, version]));
      const follow = (some: GroupRound[] | undefined) =>
        some?.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version }));
      setEdited((now) =>
        now.rounds === rounds
          ? { rounds: undefined, past: [], isFirst: false }
          : { ...now, rounds: follow(now.rounds), past: now.past.map(follow) },
      );
    },
  };
}
