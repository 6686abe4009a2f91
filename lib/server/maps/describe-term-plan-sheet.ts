import 'server-only';
import { createFormatter, createTranslator } from 'use-intl/core';
import type { TermPlan } from '@/lib/contracts/maps/term-plan';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { mapDate } from '@/lib/core/maps/map-day';
import type { Perspective } from '@/lib/core/rooms/perspective';
import { deskPlace } from '@/lib/core/rooms/room';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { describeMapSheet } from '@/lib/drawing/maps/describe-map-sheet';
import { downloadName, type DownloadName } from '@/lib/drawing/maps/file-name';
import type { TermPlanSheet } from '@/lib/drawing/maps/term-plan-sheet';

export function describeTermPlanSheet(
  maps: TermPlan,
  pupils: readonly { id: string; name: string }[],
  locale: Locale,
  extension: 'pdf' | 'xlsx',
  view: Perspective | undefined,
): { sheet: TermPlanSheet; name: DownloadName } {
  const words = { locale: languageTags[locale], messages: messages[locale] };
  const t = createTranslator({ ...words, namespace: 'TermPlan' });
  const format = createFormatter({ locale: words.locale, timeZone: 'Europe/Oslo' });
  const [first, last] = [maps[0]!, maps.at(-1)!];
  const { title, subtitle } = describeMapSheet(first, locale, extension).sheet;
  const day = (map: SavedMap) => mapDate(map).toISOString().slice(0, 10);
  return {
    sheet: {
      title,
      subtitle,
      date: format.dateTimeRange(mapDate(first), mapDate(last), { dateStyle: 'medium' }),
      locale,
      days: maps.map((map) => ({
        day: format.dateTime(mapDate(map), { day: 'numeric', month: 'short' }),
        fullDay: format.dateTime(mapDate(map), { dateStyle: 'medium' }),
        map: describeMapSheet(map, locale, extension, { view }).sheet,
      })),
      pupils: pupils.map(({ id, name }) => ({
        name,
        places: maps.map((map) => {
          const desk = map.seats.find(({ pupil }) => pupil.id === id)?.desk;
          const place = desk && deskPlace(map, desk);
          return place ? t('seat', place) : t('noSeat');
        }),
      })),
      labels: { seats: t('seats'), pupil: t('pupil') },
    },
    name: downloadName({ kind: t('fileName'), title, date: day(first), extension }),
  };
}
