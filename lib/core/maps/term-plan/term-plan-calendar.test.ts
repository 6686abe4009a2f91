import { toCalendar } from './term-plan-calendar';

const madeAt = new Date('2026-08-15T10:20:30.400Z');
const event = { id: 'map-1', day: '2026-12-31', title: 'Nytt klassekart', url: 'https://a.no/1' };

it('the calendar file of a term plan has an all-day event for each map', () => {
  expect(toCalendar([event], madeAt).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Klassekart//Plan//NO',
    'BEGIN:VEVENT',
    'UID:map-1',
    'DTSTAMP:20260815T102030Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Nytt klassekart',
    'URL:https://a.no/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('the calendar file of a term plan escapes special characters and folds long lines', () => {
  const title = `8B; a, b \\ c\nd ${'å'.repeat(60)}`;
  const text = toCalendar([{ ...event, title }], madeAt);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(text.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:8B\\; a\\, b \\\\ c\\nd ${'å'.repeat(60)}\r\n`,
  );
});
