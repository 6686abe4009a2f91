import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type PupilId,
  type Seating,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import { createEditing, type History } from '@/lib/core/editing/history';
import { announce } from '@/lib/core/editing/announce';
import { pupilsFor } from '@/lib/core/conditions/marks';
import { isSameList } from '@/lib/core/conditions/merge';
import { applyChange, conditionsChange, invertChange, type Change } from './change';
import type { Command, Refusal } from './command';
import { runCommand } from './commands';
import { brokenIn, consequenceBetween } from './consequence';
import { isSameDesk, seatOf, withoutDesk, type MapDocument } from './map-document';
import { isSameMap } from './suggestion-list';
import type { DoneAnnouncement, Announcement } from './announcement';

export interface Step {
  change: Change;
  announcement: DoneAnnouncement;
}

export interface Work extends History<Step, Announcement> {
  map: MapDocument;
}

export const startWork = (map: MapDocument): Work => ({ map, done: [], undone: [] });

/** Functions to execute, undo and redo commands on a map. Each announces the conditions that it breaks and mends. */
export const { execute, undo, redo } = createEditing<Work, Step, Command, Refusal>({
  plan: ({ map }, command) => runCommand(map, command),
  apply: ({ map }, { change }, isBack) => ({
    map: applyChange(map, isBack ? invertChange(change) : change),
  }),
  toAnnouncement: (code, { announcement }, before, after) => ({
    code,
    step: announcement,
    consequence: consequenceBetween(before.map, after.map),
  }),
});

/**
 * Returns the pupils who do not move when the seating engine corrects a map: locked pupils, and pupils whom the teacher
 * moved by hand after the last time that all pupils got new seats. A pupil who was only pushed away by such a move may
 * move.
 */
export function keptByHand({ map, done }: Work): PupilId[] {
  const kept = new Set(map.locked);
  const seen = new Set<PupilId>();
  for (const { change, announcement } of [...done].reverse()) {
    if (isWholeMap(announcement)) break;
    const carried =
      announcement.code === 'moved' || announcement.code === 'tablesSwapped'
        ? announcement.pupils
        : [];
    for (const entry of change) {
      if (entry.in !== 'seats' || seen.has(entry.pupil)) continue;
      seen.add(entry.pupil);
      const now = seatOf(map, entry.pupil);
      const isThere = now && entry.after && isSameDesk(now, entry.after);
      if (isThere && carried.includes(entry.pupil)) kept.add(entry.pupil);
    }
  }
  return [...kept];
}

const isWholeMap = ({ code }: DoneAnnouncement) => code === 'replaced' || code === 'roomChanged';

const firstAnnouncement = (announcement: DoneAnnouncement): DoneAnnouncement =>
  announcement.code === 'mended' ? firstAnnouncement(announcement.after) : announcement;

function subjects(step: DoneAnnouncement): readonly PupilId[] {
  const announcement = firstAnnouncement(step);
  const about = announcement.code === 'conditionsEdited' ? announcement.edit : announcement;
  if ('condition' in about) return conditionPupils(about.condition);
  return 'pupil' in about ? [about.pupil] : [];
}

/**
 * Returns the pupils who keep their desks when the seating engine corrects a map after the teacher's last step. A pupil
 * whose condition or absence that step changed may move, unless the pupil is locked.
 */
export function keptAfterStep(work: Work): PupilId[] {
  const last = work.done.at(-1);
  const about = new Set(
    last && pupilsFor(subjects(last.announcement), work.map.basis?.marked ?? {}),
  );
  return keptByHand(work).filter((pupil) => work.map.locked.includes(pupil) || !about.has(pupil));
}

/** Adds the seating engine's corrections of seats to the last step of a map, so that one undo reverts both. */
export function mendStep<Own extends Work>(work: Own, seats: Seating): Own {
  const last = work.done.at(-1);
  const outcome = runCommand(work.map, { type: 'replaceSeats', seats, reason: 'fixed' });
  if (!last || !outcome || 'refused' in outcome || outcome.announcement.code !== 'replaced')
    return work;
  const { moved } = outcome.announcement;
  const announcement: DoneAnnouncement = {
    code: 'mended',
    after: firstAnnouncement(last.announcement),
    moved,
  };
  const map = applyChange(work.map, outcome.change);
  const step = { change: [...last.change, ...outcome.change], announcement };
  const before = applyChange(work.map, invertChange(last.change));
  const consequence = consequenceBetween(before, map);
  return announce(
    { ...work, map, done: [...work.done.slice(0, -1), step] },
    { code: 'done', step: announcement, consequence },
  );
}

/** Whether the teacher changed a map by hand after the last time that all pupils got new seats. */
export function isTouched({ done }: Pick<Work, 'done'>): boolean {
  const last = done.findLastIndex(({ announcement }) => isWholeMap(announcement));
  return done
    .slice(last + 1)
    .some(({ announcement }) => firstAnnouncement(announcement).code !== 'conditionsEdited');
}

/**
 * Whether pupils may need new seats, because the last step of a map changed conditions, absences or the usable desks.
 */
export function asksForMending({ done }: Pick<Work, 'done'>): boolean {
  const announcement = done.at(-1)?.announcement;
  if (!announcement) return false;
  return (
    announcement.code.startsWith('condition') ||
    ['absent', 'back', 'traineeAdded', 'leftEmpty', 'furnished'].includes(announcement.code)
  );
}

/**
 * Whether the seating engine's seats are better than those of a map. They break fewer conditions, or give a desk to a
 * pupil without one.
 */
export function isMendedBy(
  map: MapDocument,
  pupils: readonly PupilId[],
  seats: Seating,
  broken: readonly ConditionId[],
): boolean {
  if (isSameMap(seats, map.seats)) return false;
  const isSeated = withoutDesk(map, pupils).some((id) => Object.hasOwn(seats, id));
  return isSeated || broken.length < brokenIn(map).length;
}

/** Whether a suggestion of the seating engine has replaced all seats of a map since its last save. */
export function isNewMap({ done }: Pick<Work, 'done'>, savedDone: readonly Step[]): boolean {
  const common = done.findIndex((step, index) => step !== savedDone[index]);
  return (
    common >= 0 &&
    done
      .slice(common)
      .some(
        ({ announcement }) =>
          announcement.code === 'replaced' && announcement.reason === 'suggestion',
      )
  );
}

function withoutEntries(work: Work, isGone: (entry: Change[number]) => boolean) {
  const left = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const change = step.change.filter((entry) => !isGone(entry));
      if (change.length === step.change.length) return [step];
      return change.length > 0 ? [{ ...step, change }] : [];
    });
  return { done: left(work.done), undone: left(work.undone) };
}

/**
 * Replaces the conditions of a map. Undo and redo remain possible, but no longer affect the conditions that were
 * replaced here.
 */
export function withConditions<Own extends Work>(work: Own, conditions: Condition[]): Own {
  const { map } = work;
  if (isSameList(map.conditions, conditions)) return work;
  const news = new Set(
    conditionsChange(map, conditions).flatMap((entry) =>
      entry.in === 'conditions' ? [(entry.before ?? entry.after)!.id] : [],
    ),
  );
  const isNews = (entry: Change[number]) =>
    entry.in === 'conditions' && news.has((entry.before ?? entry.after)!.id);
  return { ...work, map: { ...map, conditions }, ...withoutEntries(work, isNews) };
}

/** Removes former pupils from a map and, if there are any, clears its undo history. */
export function forPupils<Own extends Work>(work: Own, pupils: readonly PupilId[]): Own {
  const { map } = work;
  const marks = Object.keys(map.basis?.marked ?? {});
  const known = new Set([...pupils, ...marks, ...map.trainees.map(({ id }) => id)]);
  const named = [
    ...Object.keys(map.seats),
    ...map.absent.map(({ pupil }) => pupil),
    ...map.conditions.flatMap(conditionPupils),
  ];
  const gone = named.filter((id) => !known.has(id));
  if (gone.length === 0) return work;
  return {
    ...work,
    ...startWork({
      ...map,
      conditions: withoutAbsent(map.conditions, gone),
      seats: Object.fromEntries(Object.entries(map.seats).filter(([id]) => known.has(id))),
      locked: map.locked.filter((id) => known.has(id)),
      absent: map.absent.filter(({ pupil }) => known.has(pupil)),
    }),
  };
}

/** Removes all absences from a map, for another day, and clears its undo history. */
export function withoutAbsences(work: Work): Work {
  return work.map.absent.length === 0 ? work : startWork({ ...work.map, absent: [] });
}
