import { parseLicenceCode } from '@/lib/core/school/licence-code';
import type { StandardRoomKind } from '@/lib/core/rooms/standard-room';
import type { Desk } from '@/lib/core/rooms/room';

export const demoSchool = {
  id: '00000000-0000-4000-8000-00000000d000',
  name: 'Demoskolen',
  licenceCode: parseLicenceCode('DEMO-SKOL')!,
};

export const demoPeople = {
  admin: { email: 'admin@demo.example', name: 'Demo-administrator', role: 'administrator' },
  first: { email: 'teacher1@demo.example', name: 'Demolærer 1', role: 'teacher, two classes' },
  second: { email: 'teacher2@demo.example', name: 'Demolærer 2', role: 'teacher, one class' },
};

type DemoCondition =
  | { type: 'together' | 'apart' | 'front' | 'back'; pupils: string[] }
  | { type: 'fixed'; pupil: string; desk: Desk };

export interface DemoClass {
  id: string;
  owner: 'first' | 'second';
  grade: string;
  name: string;
  pupils: string[];
  room: { kind: StandardRoomKind; seats: number };
  conditions: DemoCondition[];
  maps: number;
  planned?: number;
  rounds?: number;
}

const list = (names: string) => names.split(' ');

export const demoClasses: DemoClass[] = [
  {
    id: '00000000-0000-4000-8000-00000000a000',
    owner: 'first',
    grade: '8',
    name: '8B',
    pupils: [
      ...list('Ada Aleksander Amina Anh Astrid Đặng Eirik Elias Emil Fatima Filip Hanna'),
      ...list('Iben Ingrid Jakob Jonas Łukasz Maja Małgorzata Noah Nora Sofie Tuva Zofia'),
      ...list('Оксана Тарас محمد فاطمة'),
    ],
    room: { kind: 'pairs', seats: 28 },
    conditions: [
      { type: 'together', pupils: ['Оксана', 'Тарас'] },
      { type: 'together', pupils: ['Anh', 'Ada'] },
      { type: 'apart', pupils: ['Jonas', 'Noah', 'Filip'] },
      { type: 'apart', pupils: ['Maja', 'Tuva'] },
      { type: 'front', pupils: ['محمد', 'Iben'] },
      { type: 'back', pupils: ['Aleksander'] },
      { type: 'fixed', pupil: 'Astrid', desk: { row: 0, col: 0 } },
    ],
    maps: 3,
    planned: 4,
    rounds: 2,
  },
  {
    id: '00000000-0000-4000-8000-00000000b000',
    owner: 'first',
    grade: '5',
    name: '5A',
    pupils: [
      ...list('Ahmed Anna Benjamin Ella Emma Frida Gustav Henrik Ida Isak Kasper Lea'),
      ...list('Liv Lukas Mathias Mina Mohammed Oliver Olivia Oskar Sara Signe Thea William'),
    ],
    room: { kind: 'fours', seats: 24 },
    conditions: [
      { type: 'together', pupils: ['Mina', 'Lea'] },
      { type: 'apart', pupils: ['Kasper', 'Oskar', 'William'] },
      { type: 'front', pupils: ['Frida'] },
    ],
    maps: 2,
  },
  {
    id: '00000000-0000-4000-8000-00000000c000',
    owner: 'second',
    grade: 'Vg1',
    name: '1STA',
    pupils: [
      ...list('Aksel Amalie Birk Daniel Even Hedda Herman Ingeborg Johan Julie Kamila Karoline'),
      ...list('Kristian Leah Linh Magnus Marius Mathilde Nikolai Omar Peder Selma Sigrid Theodor'),
      ...list('Vilde Yusuf'),
    ],
    room: { kind: 'horseshoe', seats: 26 },
    conditions: [{ type: 'apart', pupils: ['Marius', 'Even'] }],
    maps: 1,
  },
];
