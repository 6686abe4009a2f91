import type { SchoolGrade } from './grades';

/** Actions for a class at the start of a new school year: it moves up a grade, leaves (is archived), or stays. */
export const yearActions = ['up', 'leave', 'stay'] as const;
export type YearAction = (typeof yearActions)[number];

export interface ClassLabel {
  grade: string;
  name: string;
}

export interface ProposedMove {
  action: YearAction;
  /**
   * New grade and name of the class if it moves up a grade; null for grades 10, 13 and Vg3, and for a free-text grade.
   */
  up: ClassLabel | null;
}

const maxNameLength = 60;

interface ParsedGrade {
  kind: 'number' | 'vg';
  number: number;
}

const numberFirst = /^(\d{1,2})(?:\.?\s?(?:trinn|klasse|årstrinn|grade)|\.|\s?\p{L})?$/iu;
const numberLast = /^(?:trinn|klasse|grade)\s(\d{1,2})$/iu;
const upperSecondary = /^vg\.?\s?([1-3])$/iu;

function parseGrade(typed: string): ParsedGrade | null {
  const grade = typed.trim();
  const vg = upperSecondary.exec(grade);
  if (vg) return { kind: 'vg', number: Number(vg[1]) };
  const match = numberFirst.exec(grade) ?? numberLast.exec(grade);
  const number = Number(match?.[1]);
  return match && number >= 1 && number <= 13 ? { kind: 'number', number } : null;
}

function replaceNumber(text: string, from: number): string {
  return text.replace(new RegExp(`(?<!\\d)${from}(?!\\d)`, 'g'), String(from + 1));
}

/** Last grades of Norwegian schools: 10 and Vg3, which is also written 13. */
const lastOfAll = { number: [10, 13], vg: [3] };

function isLastGrade({ kind, number }: ParsedGrade, schoolGrades: readonly SchoolGrade[]): boolean {
  if (lastOfAll[kind].includes(number)) return true;
  const ofSchool = schoolGrades
    .map(parseGrade)
    .filter((grade) => grade?.kind === kind)
    .map((grade) => grade!.number);
  return ofSchool.length > 0 && number >= Math.max(...ofSchool);
}

/**
 * Proposes the action for a class at the start of a new school year. A class in the school's last grade leaves, a class
 * with a free-text grade stays, and every remaining class moves up.
 */
export function proposeMove(label: ClassLabel, schoolGrades: readonly SchoolGrade[]): ProposedMove {
  const grade = parseGrade(label.grade);
  if (!grade) return { action: 'stay', up: null };
  const isEnd = lastOfAll[grade.kind].includes(grade.number);
  const up = isEnd
    ? null
    : {
        grade: replaceNumber(label.grade, grade.number),
        name: withinLength(replaceNumber(label.name, grade.number), label.name),
      };
  return { action: isLastGrade(grade, schoolGrades) ? 'leave' : 'up', up };
}

const withinLength = (name: string, before: string) =>
  name.length > maxNameLength ? before : name;

/** Returns a number for sorting grades: first numbers, then upper secondary grades (Vg), then free text. */
export function gradeRank(grade: string): number {
  const parsed = parseGrade(grade);
  if (!parsed) return 100;
  return parsed.kind === 'vg' ? 20 + parsed.number : parsed.number;
}
