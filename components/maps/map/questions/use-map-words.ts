'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Clash } from '@/lib/core/seating/held';
import { type Desk, deskPlace } from '@/lib/core/rooms/room';
import type { WhyReason } from '@/lib/core/seating/why/reason';
import type { MapToAsk } from './question-context';

export function useMapWords({ layout, names, problem, sentence }: MapToAsk) {
  const t = useTranslations('MapQuestions');
  const room = useTranslations('Room');
  const format = useFormatter();
  const name = (pupil: PupilId) => names.get(pupil) ?? '?';
  const list = (pupils: PupilId[]) => format.list(pupils.map(name));
  const place = (desk: Desk, pupil?: PupilId) => {
    const at = deskPlace(layout, desk);
    if (!at) return '';
    return pupil === undefined
      ? room('deskAt', at)
      : room('deskTaken', { ...at, name: name(pupil) });
  };
  const condition = (id: ConditionId) => {
    const found = problem.conditions.find((one) => one.id === id);
    return found ? sentence(found) : '';
  };
  const causes = ({ conditions, locked }: Clash): string[] => [
    ...conditions.map((id) => condition(id)),
    ...new Set(
      locked.map((pupil) =>
        names.has(pupil) ? t('cause.locked', { name: name(pupil) }) : t('cause.empty'),
      ),
    ),
  ];
  const reason = (pupil: PupilId, about: WhyReason): string => {
    const own = name(pupil);
    switch (about.kind) {
      case 'locked':
        return t('reason.locked');
      case 'byHand':
        return t('reason.byHand', { name: own });
      case 'place': {
        const desks = about.deskCount;
        const all = layout.desks.length;
        return t('reason.place', { condition: condition(about.condition), desks, all });
      }
      case 'together':
      case 'apart': {
        const others = list(about.kind === 'together' ? about.beside : about.others);
        const said = { condition: condition(about.condition), others, name: own };
        return t(`reason.${about.kind}`, said);
      }
      case 'kept':
        return t('reason.kept', { condition: condition(about.condition) });
      case 'broken':
        return t('reason.broken', { condition: condition(about.condition) });
      case 'lastDesk':
        return about.isSame
          ? t('reason.sameDesk')
          : t('reason.otherDesk', { name: own, place: place(about.desk) });
      case 'turn': {
        const { zone, times, maps } = about;
        return t(`reason.turn.${zone}`, { name: own, times, maps });
      }
      case 'newNeighbours':
        return t('reason.newNeighbours', { others: list(about.neighbours), name: own });
      case 'formerNeighbour': {
        const { neighbour, times } = about;
        return t('reason.formerNeighbour', { other: name(neighbour), name: own, times });
      }
    }
  };
  return { name, list, place, condition, causes, reason };
}
export type MapWords = ReturnType<typeof useMapWords>;
