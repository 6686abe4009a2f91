import type { Desk } from '@/lib/core/rooms/room';
import type { MapSheet } from '../map-sheet';

export const names = [
  'Emma K',
  'Emma S',
  'Nora',
  'Łukasz',
  'Đặng',
  'Nguye\u0302\u0303n',
  'Оксана',
  'Їжак',
  'محمد',
  'عبد الرحمن',
  'ياسمين',
  'תמר',
  'आरव क्षत्रिय',
  'கவின்',
  'ปิ่นแก้ว',
  'ሰላም',
  'Aleksander',
  'Maximilian',
  'Åse-Marie',
  'Øyvind',
  'Thị Hồng',
  'Ingrid',
  'Wojciech',
  'Kateryna',
  'Mathias',
  'Abdirahman',
  'Hodan',
  'Ola',
];

export const namesByScript = {
  'simplified Chinese': ['李明', '张伟', '刘洋', '林玥', '罗喆', '郑堃', '诸葛亮', '欧阳娜娜'],
  'traditional Chinese': ['陳國華', '李寶蓮', '黃麗芬', '張偉龍', '劉建宏', '蘇婉婷', 'ㄆㄟˊ'],
  Japanese: [
    'さくら',
    'ハルト',
    '陽菜',
    '櫻井',
    '渡邊',
    '佐々木',
    '髙橋',
    'リョー・田中',
    'みなみ',
  ],
  Korean: ['김민준', '이서연', '최수빈', '정하은', '홍 길동 2', '뷁똠', '李서연'],
  emoji: ['Emma 😀', '❤️', '👍🏽', '👩🏾‍🚀 Kari', '👨‍👩‍👧', '🧜🏼‍♀️', '🏳️‍🌈', '🇳🇴', '1️⃣', '🦄🐙'],
};

const steps = (count: number, step = 1, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * step);

const grid = (rows: number[], columns: number[]): Desk[] =>
  rows.flatMap((row) => columns.map((col) => ({ row, col })));

export const rooms = {
  pairs: grid(steps(5, 2), [0, 1, 3, 4, 6, 7]),
  tables: [0, 3].flatMap((row) =>
    [0, 3, 6, 9].flatMap((col) => grid([row, row + 1], [col, col + 1])),
  ),
  horseshoe: [...steps(9).flatMap((row) => grid([row], [0, 9])), ...grid([9], steps(10))],
  rows: grid(steps(4, 2), steps(8)),
  hall: grid(steps(6, 2), steps(10, 2)),
  deep: grid(steps(16), [0, 1]),
  wide: grid([0, 2], steps(20)),
  single: [{ row: 3, col: 7 }],
} satisfies Record<string, Desk[]>;

export function sampleSheet(
  desks: Desk[],
  pupils: string[],
  changes: Partial<MapSheet> = {},
): MapSheet {
  return {
    title: '8B',
    date: '20. november 2026',
    roomName: 'Rom 204',
    locale: 'no',
    room: { desks },
    seats: pupils.slice(0, desks.length).map((name, at) => ({ name, desk: desks[at]! })),
    labels: {
      board: 'Tavle',
      pupil: 'Elev',
      row: 'Rad',
      seat: 'Plass',
      sheetMap: 'Klassekart',
      sheetDesks: 'Liste over plassene',
      sheetPupils: 'Elever',
      notes: 'Notater',
      trainee: 'gjest',
      teacherDesk: 'Kateter',
      door: 'Dør',
      window: 'Vindu',
      cupboard: 'Skap',
      sofa: 'Sofa',
    },
    ...changes,
  };
}

export function manyNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => names[at % names.length]!);
}
