import mapsEnglish from '../../messages/en/maps.json' with { type: 'json' };
import roomsEnglish from '../../messages/en/rooms.json' with { type: 'json' };
import mapsNorwegian from '../../messages/no/maps.json' with { type: 'json' };
import roomsNorwegian from '../../messages/no/rooms.json' with { type: 'json' };
import type { Locale } from './locales';
import type { Messages } from './messages';

type FileWords = Pick<Messages, 'Export' | 'Room' | 'RoomKinds'>;

export const fileWords: Record<Locale, FileWords> = {
  no: { ...mapsNorwegian, ...roomsNorwegian },
  en: { ...mapsEnglish, ...roomsEnglish } as unknown as FileWords,
};
