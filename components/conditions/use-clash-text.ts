'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ClashReason } from '@/lib/core/seating/clash/reason';

export function useClashText(names: ReadonlyMap<string, string>) {
  const t = useTranslations('Conflict.reason');
  const zoneName = useTranslations('Conflict.zone');
  const format = useFormatter();
  return (reason: ClashReason): string => {
    const name = 'pupil' in reason ? (names.get(reason.pupil) ?? '?') : '';
    const list = (pupils: string[]) => format.list(pupils.map((pupil) => names.get(pupil) ?? '?'));
    const pupils = 'pupils' in reason ? reason.pupils : [];
    const group = { names: list(pupils), count: pupils.length };
    switch (reason.kind) {
      case 'tooFewDesks':
        return t('tooFewDesks', { pupils: reason.pupilCount, desks: reason.deskCount });
      case 'noEmptyDesk':
        return t('noEmptyDesk', {
          pupils: reason.pupilCount,
          desks: reason.deskCount,
          missing: reason.missing,
        });
      case 'deskMissing':
      case 'twoDesks':
        return t(reason.kind, { name });
      case 'deskOutsideZone':
        return t('deskOutsideZone', { name, zone: zoneName(reason.zone) });
      case 'deskTaken':
      case 'frontAndBack':
      case 'togetherAndApart':
      case 'desksTouch':
        return t(reason.kind, group);
      case 'zoneFull':
        return reason.zone === 'zone'
          ? t('zoneFull.zone', { desks: reason.deskCount, ...group })
          : t('zoneFull.named', {
              zone: zoneName(reason.zone),
              desks: reason.deskCount,
              ...group,
            });
      case 'noCommonDesk': {
        const [first, second] = reason.zones;
        return t('noCommonDesk', { first: zoneName(first), second: zoneName(second), ...group });
      }
      case 'groupTouches':
      case 'tooFarApart':
        return t(reason.kind, { size: reason.groupSize, ...group });
      case 'tooFewNeighbours':
        return t('tooFewNeighbours', {
          name,
          others: list(reason.others),
          neighbours: reason.neighbourCount,
        });
      case 'tableTooSmall':
        return t('tableTooSmall', { desks: reason.deskCount, ...group });
      case 'tooManyGroups':
        return t('tooManyGroups', {
          groups: reason.groupCount,
          size: reason.groupSize,
          places: reason.placeCount,
        });
      case 'tooManyApart':
        return t(`tooManyApart.${reason.zone ?? 'room'}`, { most: reason.mostApart, ...group });
      case 'neverAlone':
        return t('neverAlone', { name, count: reason.apartFrom });
    }
  };
}
