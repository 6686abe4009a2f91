import { createFormatter, createTranslator } from 'use-intl/core';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { isGradeNumber } from '@/lib/core/classes/grade';
import { seenFrom, type Perspective } from '@/lib/core/rooms/perspective';
import { isStandardRoomKind } from '@/lib/core/rooms/standard-room';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { fileWords } from '@/lib/i18n/file-words';
import type { DownloadName } from './file-name';
import { downloadName } from './file-name';
import type { MapSheet } from './map-sheet';
import { mapDate } from '@/lib/core/maps/map-day';

export interface DayOfAbsences {
  day: string;
  pupils: readonly string[];
}

export function describeMapSheet(
  map: SavedMap,
  locale: Locale,
  extension: 'pdf' | 'xlsx',
  { view, away }: { view?: Perspective; away?: DayOfAbsences } = {},
): { sheet: MapSheet; name: DownloadName } {
  const words = { locale: languageTags[locale], messages: fileWords[locale] };
  const t = createTranslator({ ...words, namespace: 'Export' });
  const kindName = createTranslator({ ...words, namespace: 'RoomKinds' });
  const markName = createTranslator({ ...words, namespace: 'Room.mark' });
  const format = createFormatter({ locale: words.locale, timeZone: 'Europe/Oslo' });
  const made = mapDate(map);
  const grade = isGradeNumber(map.grade) ? t('subtitle', { grade: map.grade }) : map.grade;
  const isAway = ({ id }: { id: string }) => away?.pupils.includes(id) ?? false;
  const absent = [...map.seats.map(({ pupil }) => pupil), ...map.unseated].filter(isAway);
  const note =
    away && absent.length > 0
      ? t('away', {
          day: format.dateTime(new Date(`${away.day}T12:00Z`), { dateStyle: 'long' }),
          names: format.list(absent.map(({ name }) => name)),
        })
      : '';
  const sheet: MapSheet = {
    title: map.className,
    subtitle: [grade, note].filter(Boolean).join(' · '),
    date: format.dateTime(made, { dateStyle: 'long' }),
    roomName: isStandardRoomKind(map.roomName) ? kindName(map.roomName) : map.roomName,
    locale,
    room: seenFrom({ desks: map.desks, marks: map.marks, boardSide: map.boardSide }, view),
    seats: [
      ...map.seats.map(({ pupil, desk }) =>
        isAway(pupil)
          ? { name: t('awayName', { name: pupil.name }), desk, isAway: true }
          : { name: pupil.name, desk },
      ),
      ...map.trainees.flatMap(({ name, desk }) => (desk ? [{ name, desk, isTrainee: true }] : [])),
    ],
    labels: {
      board: t('board'),
      pupil: t('pupil'),
      row: t('row'),
      seat: t('seat'),
      sheetMap: t('sheetMap'),
      sheetDesks: t('sheetDesks'),
      sheetPupils: t('sheetPupils'),
      notes: t('notes'),
      trainee: t('trainee'),
      teacherDesk: markName('teacherDesk'),
      door: markName('door'),
      window: markName('window'),
      cupboard: markName('cupboard'),
      sofa: markName('sofa'),
    },
  };
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(made);
  return {
    sheet,
    name: downloadName({ kind: t('fileName'), title: map.className, date, extension }),
  };
}
