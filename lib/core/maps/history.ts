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

/**
 * Functions that execute, undo and redo a command on a seating map. Each function announces which conditions are newly
 * broken or newly satisfied.
 */
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
 * Returns the pupils who keep their desks when the seating engine corrects a seating map: locked pupils, and pupils
 * whom the teacher moved by hand since all seats were last replaced. Pupils who were displaced by a move may move
 * again.
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
 * Returns the pupils who keep their desks when the seating engine corrects a seating map after the teacher's last step.
 * These are the pupils of `keptByHand`, except unlocked pupils whose condition or absence the step changed.
 */
export function keptAfterStep(work: Work): PupilId[] {
  const last = work.done.at(-1);
  const about = new Set(
    last && pupilsFor(subjects(last.announcement), work.map.basis?.marked ?? {}),
  );
  return keptByHand(work).filter((pupil) => work.map.locked.includes(pupil) || !about.has(pupil));
}

/**
 * Adds the seat corrections by the seating engine to the teacher's last step, so that one undo reverts both.
 */
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

/**
 * Whether the teacher changed a seating map by hand since all seats were last replaced. Edits of the list of conditions
 * (`conditionsEdited`) do not count.
 */
export function isTouched({ done }: Pick<Work, 'done'>): boolean {
  const last = done.findLastIndex(({ announcement }) => isWholeMap(announcement));
  return done
    .slice(last + 1)
    .some(({ announcement }) => firstAnnouncement(announcement).code !== 'conditionsEdited');
}

/**
 * Whether the last step may require new seats, because it changed conditions, absences, trainees (guests), room
 * objects or the desks kept empty.
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
 * Whether seats from the seating engine are better than the seats of a map: fewer conditions are broken, or a pupil
 * without a desk gets a desk.
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

/** Whether a suggestion of the seating engine has replaced all seats of a map since the map was last saved. */
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
 * Replaces the conditions of a seating map, but not as an undoable step. Earlier steps can still be undone and redone,
 * without effect on the replaced conditions.
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

/** Removes people who have left the class from a seating map. If anybody is removed, the undo history is cleared. */
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

/**
 * Removes all absences from a seating map, to use the map on another day. If an absence is removed, the undo history is
 * cleared.
 */
export function withoutAbsences(work: Work): Work {
  return work.map.absent.length === 0 ? work : startWork({ ...work.map, absent: [] });
}
