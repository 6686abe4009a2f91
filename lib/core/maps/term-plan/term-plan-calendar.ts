import { addDays, type Day } from '@/lib/core/conditions/condition';

export interface CalendarDay {
  /** Globally unique id of a calendar event (UID in RFC 5545). Every export of the event has this id. */
  id: string;
  day: Day;
  title: string;
  url: string;
}

/** Formats days as all-day events of an iCalendar file (RFC 5545). `madeAt` is the creation time of the file. */
export function toCalendar(days: readonly CalendarDay[], madeAt: Date): string {
  const stamp = `${madeAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Klassekart//Plan//NO',
    ...days.flatMap(({ id, day, title, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const compact = (day: Day) => day.replaceAll('-', '');

/** Escapes a text for iCalendar (RFC 5545, section 3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Maximum length of an iCalendar line in octets (RFC 5545, section 3.1). */
const mostOctets = 75;

const utf8Octets = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Octets(character.codePointAt(0)!);
    if (octets + size > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
