'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useEditText } from '@/components/conditions/use-edit-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { Condition, PupilId } from '@/lib/core/conditions/condition';
import type { Refusal } from '@/lib/core/maps/command';
import { pupilAt } from '@/lib/core/maps/map-document';
import type { Consequence, DoneAnnouncement, Announcement } from '@/lib/core/maps/announcement';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import { type Desk, deskPlace } from '@/lib/core/rooms/room';
import type { WorkbenchStore } from './workbench-store';

export type ConditionSentence = (condition: Condition) => string;

export interface WorkbenchText {
  names: (pupils: readonly PupilId[]) => string;
  place: (desk: Desk) => string;
  announcement: (announcement: Announcement) => string;
}

function useDoneText(texts: {
  name: (pupil: PupilId) => string;
  names: (pupils: readonly PupilId[]) => string;
  place: (desk: Desk) => string;
  sentence: ConditionSentence;
}) {
  const { name, names, place, sentence } = texts;
  const t = useTranslations('Workbench.announcement');
  const editText = useEditText(sentence);
  const roomName = useRoomName();
  const putIn = useTranslations('Conditions.putIn.done');
  const done = (step: DoneAnnouncement): string => {
    switch (step.code) {
      case 'moved':
        return step.swapped.length > 0
          ? t('swapped', { names: names(step.pupils), others: names(step.swapped) })
          : t('moved', { names: names(step.pupils), place: place(step.to) });
      case 'tablesSwapped':
        return t('tablesSwapped');
      case 'locked':
      case 'unlocked':
        return t(step.code, { names: names(step.pupils) });
      case 'absent':
        return t(`absent.${step.desk}`, { name: name(step.pupil) });
      case 'back':
        return t('back', { name: name(step.pupil), place: place(step.desk) });
      case 'traineeAdded':
        return t('traineeAdded', { name: step.name, place: place(step.desk) });
      case 'traineeRemoved':
        return t('traineeRemoved', { name: step.name });
      case 'leftEmpty':
        return step.moved
          ? t('leftEmptyMoved', { place: place(step.desk), name: name(step.moved) })
          : t('leftEmpty', { place: place(step.desk) });
      case 'inUse':
        return t('inUse', { place: place(step.desk) });
      case 'conditionAdded':
      case 'conditionEased':
      case 'conditionLeftOut':
      case 'conditionRemoved':
        return t(step.code, { condition: sentence(step.condition) });
      case 'conditionsEdited':
        return `${editText(step.edit)}.`;
      case 'replaced':
        return t(`replaced.${step.reason}`, { moved: step.moved });
      case 'mended':
        return `${done(step.after)} ${t('mended', { moved: step.moved })}`;
      case 'roomChanged':
        return t('roomChanged', { room: roomName(step.choice.own?.name ?? step.choice.kind) });
      case 'furnished':
        return putIn(step.mark);
      case 'cleared':
        return t('cleared', { count: step.count });
    }
  };
  return done;
}

function useTakenBackText(
  done: (step: DoneAnnouncement) => string,
  name: (pupil: PupilId) => string,
  sentence: ConditionSentence,
) {
  const t = useTranslations('Workbench.announcement');
  const takenBack = (step: DoneAnnouncement): string => {
    switch (step.code) {
      case 'locked':
        return done({ ...step, code: 'unlocked' });
      case 'unlocked':
        return done({ ...step, code: 'locked' });
      case 'absent':
      case 'back':
        return t(`takenBack.${step.code}`, { name: name(step.pupil) });
      case 'traineeAdded':
        return done({ ...step, code: 'traineeRemoved' });
      case 'traineeRemoved':
        return t(`takenBack.${step.code}`, { name: step.name });
      case 'leftEmpty':
        return done({ ...step, code: 'inUse' });
      case 'inUse':
        return done({ ...step, code: 'leftEmpty' });
      case 'conditionAdded':
        return done({ ...step, code: 'conditionRemoved' });
      case 'conditionRemoved':
        return done({ ...step, code: 'conditionAdded' });
      case 'conditionEased':
      case 'conditionLeftOut':
        return t(`takenBack.${step.code}`, { condition: sentence(step.condition) });
      case 'conditionsEdited':
        return t('takenBack.conditions');
      case 'mended':
        return `${takenBack(step.after)} ${t('mended', { moved: step.moved })}`;
      case 'roomChanged':
      case 'furnished':
        return t('takenBack.room');
      case 'moved':
      case 'tablesSwapped':
      case 'replaced':
      case 'cleared':
        return t('takenBack.seats');
    }
  };
  return takenBack;
}

export function useWorkbenchText(
  store: WorkbenchStore,
  pupilNames: ReadonlyMap<string, string>,
  sentence: ConditionSentence,
): WorkbenchText {
  const t = useTranslations('Workbench.announcement');
  const room = useTranslations('Room');
  const format = useFormatter();
  const name = (id: PupilId) => pupilNames.get(id) ?? t('somebody');
  const names = (ids: readonly PupilId[]) => format.list(ids.map(name));
  const place = (desk: Desk) => {
    const at = deskPlace(store.get().map.layout, desk);
    return at ? room('deskAt', at) : '';
  };
  const done = useDoneText({ name, names, place, sentence });
  const takenBack = useTakenBackText(done, name, sentence);
  const sentences = (ids: readonly string[]) =>
    ids
      .flatMap((id) => usedConditions(store.get().map).find((each) => each.id === id) ?? [])
      .map(sentence)
      .join('; ');

  const effect = ({ breaks, mends, staysBroken }: Consequence, isAhead: boolean): string =>
    [
      breaks.length > 0 && t(isAhead ? 'wouldBreak' : 'breaks', { conditions: sentences(breaks) }),
      mends.length > 0 && t(isAhead ? 'wouldMend' : 'mends', { conditions: sentences(mends) }),
      isAhead && breaks.length + staysBroken.length === 0 && t('allHold'),
    ]
      .filter(Boolean)
      .join(' ');

  const refused = (reason: Refusal): string =>
    reason.code === 'locked'
      ? t('refused.locked', { name: name(reason.pupil) })
      : t(`refused.${reason.code}`);

  const over = (desk: Desk): string => {
    const other = pupilAt(store.get().map, desk);
    return other === undefined ? t('overFree') : t('overPupil', { name: name(other) });
  };

  const announcement = (message: Announcement): string => {
    switch (message.code) {
      case 'done':
        return `${done(message.step)} ${effect(message.consequence, false)}`.trim();
      case 'undone':
        return `${t('undone', { step: takenBack(message.step) })} ${effect(message.consequence, false)}`.trim();
      case 'redone':
        return `${t('redone', { step: done(message.step) })} ${effect(message.consequence, false)}`.trim();
      case 'chosen':
        return message.pupils.length > 0
          ? t('chosen', { names: names(message.pupils) })
          : t('chosenNone');
      case 'pickedUp':
        return t('pickedUp', { names: names(message.pupils) });
      case 'over':
        return `${place(message.desk)}: ${over(message.desk)} ${effect(message.consequence, true)}`.trim();
      case 'overRefused':
        return `${place(message.desk)}: ${refused(message.refused)}`;
      case 'refused':
        return refused(message.reason);
      default:
        return t(message.code);
    }
  };
  return { names, place, announcement };
}
