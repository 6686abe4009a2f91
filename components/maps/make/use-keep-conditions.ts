'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useConditionCalls } from '@/lib/client/conditions/class-conditions';
import {
  conditionsDraftKey,
  readConditionsDraft,
  type ConditionsDraft,
} from '@/lib/client/drafts/conditions-draft';
import { removeDraft, writeDraft } from '@/lib/client/drafts/drafts';
import { ApiError } from '@/lib/client/http/api-error';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import { type Condition, withoutDeleted } from '@/lib/core/conditions/condition';
import { isSameList, mergeConditions } from '@/lib/core/conditions/merge';

/** So often a save is tried again after another teacher, or another window, has changed the list. */
const mostMerges = 3;

/**
 * The class's conditions while they are being changed. Each change is saved with the class at once, one after the
 * other; what others have changed meanwhile is merged. Unsaved changes are kept in the tab, so that a lost connection
 * loses nothing. `takenOver` are the conditions of an older map, for a class that has never kept any; they are saved
 * with the first change or `save`.
 */
export function useKeepConditions(
  classId: string,
  pupils: Pupil[],
  kept: KeptConditions,
  takenOver: Condition[],
  on: {
    /** Called when another teacher's change was merged. */
    merged: () => void;
    /** Called when a change could not be saved. */
    failed: () => void;
  },
) {
  const teacherId = useTeacherId();
  const key = teacherId && conditionsDraftKey(teacherId, classId);
  const calls = useConditionCalls(classId);
  const [answered, setAnswered] = useState(kept);
  const server = answered.version > kept.version ? answered : kept;
  const [unsaved, setUnsaved] = useState(
    () =>
      readConditionsDraft(key) ??
      (kept.version === 0 && takenOver.length > 0 ? { base: [], mine: takenOver } : undefined),
  );
  const [error, setError] = useState<Error>();
  // The next state to save; the saving goes on after the page is left.
  const latest = useRef({ server, unsaved, isSaving: false });
  useEffect(() => {
    if (server.version > latest.current.server.version) latest.current.server = server;
  }, [server]);

  const ids = pupils.map((pupil) => pupil.id);
  const all = (from: KeptConditions) => [...from.conditions, ...from.lapsed];
  const merged = (from: KeptConditions, own: ConditionsDraft | undefined) =>
    own ? mergeConditions(own.base, own.mine, all(from)) : all(from);
  const { kept: conditions, lapsed } = withoutDeleted(merged(server, unsaved), ids);

  const store = (next: ConditionsDraft | undefined) => {
    latest.current.unsaved = next;
    setUnsaved(next);
    if (key === undefined) return;
    if (next) writeDraft(key, next);
    else removeDraft(key);
  };
  const accept = (answer: KeptConditions) => {
    latest.current.server = answer;
    setAnswered(answer);
  };
  const saveOnce = async () => {
    const { server: before, unsaved: own } = latest.current;
    const wanted = withoutDeleted(merged(before, own), ids).kept;
    const answer = await calls.put({ version: before.version, conditions: wanted });
    const now = latest.current.unsaved;
    accept(answer);
    store(now === own || !now ? undefined : { base: answer.conditions, mine: now.mine });
  };
  const save = async () => {
    if (latest.current.isSaving) return;
    latest.current.isSaving = true;
    setError(undefined);
    let merges = 0;
    try {
      while (latest.current.unsaved) {
        try {
          await saveOnce();
        } catch (thrown) {
          const isChanged = thrown instanceof ApiError && thrown.code === 'changedMeanwhile';
          if (!isChanged || merges >= mostMerges) throw thrown;
          merges += 1;
          calls.refreshClass();
          accept(await calls.load());
          on.merged();
        }
      }
    } catch (thrown) {
      setError(thrown as Error);
      on.failed();
    } finally {
      latest.current.isSaving = false;
    }
  };

  const saveLeftover = useEffectEvent(() => {
    if (readConditionsDraft(key)) queueMicrotask(() => void save());
  });
  useEffect(() => saveLeftover(), []);
  const saveAgain = useEffectEvent(() => void save());
  useEffect(() => {
    const onOnline = () => saveAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    conditions,
    /** Conditions that ended because a pupil was deleted, as they were. */
    lapsed,
    /** Why the last change is not saved with the class; it is tried again with the next change or `save`, or once online. */
    error,
    change: (next: Condition[]) => {
      if (isSameList(next, conditions) && lapsed.length === 0) return;
      const base = all(latest.current.server);
      store({ base, mine: next });
      void save();
    },
    /** Saves what is not saved yet. */
    save: () => void save(),
  };
}
