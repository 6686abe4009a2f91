/** @jest-environment jsdom */
import type { ClashReason, ClashStatement } from '@/lib/core/seating/clash/reason';
import { renderHookInApp } from '@/lib/i18n/testing/render-app';
import type { Locale } from '@/lib/i18n/locales';
import { useClashText } from './use-clash-text';

const names = new Map([...'abcde'].map((id) => [id, id.toUpperCase()]));

function text(statement: ClashStatement, locale: Locale) {
  const reason: ClashReason = { ...statement, conditions: [] };
  return renderHookInApp(() => useClashText(names), locale).result.current(reason);
}

const cases: [no: string, en: string, ClashStatement][] = [
  [
    'Rommet har 1 plass til 2 elever.',
    'The room has 1 seat for 2 pupils.',
    { kind: 'tooFewDesks', pupilCount: 2, deskCount: 1 },
  ],
  [
    'Den faste plassen til A finnes ikke i dette rommet.',
    "A's fixed seat is not in this room.",
    { kind: 'deskMissing', pupil: 'a' },
  ],
  [
    'A og B skal ha samme plass.',
    'A and B are to have the same seat.',
    { kind: 'deskTaken', pupils: ['a', 'b'] },
  ],
  [
    'A skal ha to forskjellige plasser.',
    'A is to have two different seats.',
    { kind: 'twoDesks', pupil: 'a' },
  ],
  [
    'A skal sitte bak, men plassen til A er ikke der.',
    "A is to sit at the back, but A's seat is not there.",
    { kind: 'deskOutsideZone', pupil: 'a', zone: 'back' },
  ],
  [
    'A skal sitte både foran og bak.',
    'A must sit both in front and at the back.',
    { kind: 'frontAndBack', pupils: ['a'] },
  ],
  [
    'Det er 1 plass foran, men 2 elever skal sitte der.',
    'There is 1 seat in front, but 2 pupils are to sit there.',
    { kind: 'zoneFull', zone: 'front', pupils: ['a', 'b'], deskCount: 1 },
  ],
  [
    'A skal sitte nær døra, men plassen til A er ikke der.',
    "A is to sit near the door, but A's seat is not there.",
    { kind: 'deskOutsideZone', pupil: 'a', zone: 'nearDoor' },
  ],
  [
    'Det er ingen plasser langt fra vinduene, men 1 elev skal sitte der.',
    'There are no seats far from the windows, but 1 pupil is to sit there.',
    { kind: 'zoneFull', zone: 'awayFromWindow', pupils: ['a'], deskCount: 0 },
  ],
  [
    'Det er 1 valgt plass i rommet, men 2 elever skal sitte der.',
    'The room has 1 chosen seat, but 2 pupils are to sit there.',
    { kind: 'zoneFull', zone: 'zone', pupils: ['a', 'b'], deskCount: 1 },
  ],
  [
    'A skal sitte både bak og nær tavla, men ingen plass er begge deler.',
    'A must sit both at the back and near the board, and no seat is both.',
    { kind: 'noCommonDesk', pupils: ['a'], zones: ['back', 'nearBoard'] },
  ],
  [
    'A og B skal sitte både sammen og hver for seg.',
    'A and B are to sit both together and apart.',
    { kind: 'togetherAndApart', pupils: ['a', 'b'] },
  ],
  [
    'A og B skal sitte hver for seg, men er også i samme gruppe på 3. I dette rommet ville de sittet inntil hverandre.',
    'A and B are to sit apart, but they are also in one group of 3. In this room their seats would touch.',
    { kind: 'groupTouches', pupils: ['a', 'b'], groupSize: 3 },
  ],
  [
    'A og B skal sitte i samme gruppe på 3, men plassene de kan få, er for langt fra hverandre.',
    'A and B are to sit in one group of 3, but the seats they can have are too far from each other.',
    { kind: 'tooFarApart', pupils: ['a', 'b'], groupSize: 3 },
  ],
  [
    'A skal sitte ved siden av B og C, men har bare én nabo i dette rommet.',
    'A is to sit beside B and C, but has only one neighbour in this room.',
    { kind: 'tooFewNeighbours', pupil: 'a', others: ['b', 'c'], neighbourCount: 1 },
  ],
  [
    '2 elever skal sitte sammen (A og B), men plassene de kan få, står alene.',
    '2 pupils are to sit together (A and B), but the seats they can have stand alone.',
    { kind: 'tableTooSmall', pupils: ['a', 'b'], deskCount: 1 },
  ],
  [
    '3 elever skal sitte sammen (A, B og C), men høyst 2 av plassene de kan få, står inntil hverandre.',
    '3 pupils are to sit together (A, B, and C), but at most 2 of the seats they can have stand together.',
    { kind: 'tableTooSmall', pupils: ['a', 'b', 'c'], deskCount: 2 },
  ],
  [
    '8 grupper på minst 3 skal sitte sammen, men rommet har bare plass til 7.',
    '8 groups of at least 3 are to sit together, but the room has space for only 7.',
    { kind: 'tooManyGroups', groupCount: 8, groupSize: 3, placeCount: 7 },
  ],
  [
    '3 elever skal sitte hver for seg (A, B og C), men høyst 2 kan sitte i dette rommet uten å sitte inntil hverandre.',
    '3 pupils are to sit apart (A, B, and C), but at most 2 can sit in this room without touching.',
    { kind: 'tooManyApart', pupils: ['a', 'b', 'c'], mostApart: 2 },
  ],
  [
    '3 elever skal sitte hver for seg foran (A, B og C), men høyst 2 kan sitte der uten å sitte inntil hverandre.',
    '3 pupils are to sit apart in front (A, B, and C), but at most 2 can sit there without touching.',
    { kind: 'tooManyApart', pupils: ['a', 'b', 'c'], zone: 'front', mostApart: 2 },
  ],
  [
    'A og B skal sitte hver for seg, men alle plassene de kan få, ligger inntil hverandre.',
    'A and B are to sit apart, but all the seats they can have touch each other.',
    { kind: 'desksTouch', pupils: ['a', 'b'] },
  ],
  [
    'A skal ikke sitte inntil 7 elever, men rommet er så fullt at minst én av dem må sitte inntil A.',
    'A is to sit apart from 7 pupils, but the room is so full that one of them must sit close to A.',
    { kind: 'neverAlone', pupil: 'a', apartFrom: 7 },
  ],
];

const byEnglish = cases.map(([no, en, statement]) => [en, no, statement] as const);

test.each(byEnglish)(
  'the message about conditions that clash is correct in Norwegian and English: "%s"',
  (en, no, statement) => {
    expect(text(statement, 'no')).toBe(no);
    expect(text(statement, 'en')).toBe(en);
  },
);
