import { classCalls, type ClassInput } from '@/lib/contracts/classes/classes';
import { conditionCalls } from '@/lib/contracts/conditions/conditions';
import type { Content } from '@/lib/core/conditions/kinds';
import { beginAsVisitor } from './session-store';
import { answerVisitor } from '../visitor/answer-visitor';
import { readVisitorWork, type VisitorClass } from '../visitor/visitor-work';

/** Invented first names of the example class. */
const exampleNames =
  'Ada Ali Amina Anh Elias Emma Filip Hanna Iben Jakob Jonas Linh Maja Marek Nils Noah Nora Oskar Sara Selma Sofie Tiril Tuva Ylva Zofia Åse'.split(
    ' ',
  );

/** The conditions of the example class. */
const exampleConditions = (idOf: (name: string) => string): Content[] => [
  { type: 'front', pupils: [idOf('Ada')] },
  { type: 'together', pupils: [idOf('Maja'), idOf('Zofia')] },
  { type: 'apart', pupils: [idOf('Noah'), idOf('Filip')] },
];

const act = (call: Parameters<typeof answerVisitor>[0], input: unknown) =>
  answerVisitor(call, input, Date.now());

/** Stores a class in this browser and goes on without an account. Throws an ApiError. */
export function createVisitorClass(input: ClassInput & { id: string }): string {
  act(classCalls.createClass, { body: input });
  beginAsVisitor();
  return input.id;
}

/** Stores a class of invented pupils with a few conditions, and goes on without an account. */
export function createExampleClass(words: ClassInput): string {
  const pupils = exampleNames.map((name) => ({ id: crypto.randomUUID(), name }));
  const classId = createVisitorClass({ ...words, id: crypto.randomUUID(), pupils });
  const idOf = (name: string) => pupils.find((pupil) => pupil.name === name)!.id;
  const conditions = exampleConditions(idOf).map((content) => ({
    ...content,
    id: crypto.randomUUID(),
  }));
  act(conditionCalls.putConditions, { params: { classId }, body: { version: 0, conditions } });
  return classId;
}

/** The class that was worked on last without an account. */
export function lastVisitorClass(): VisitorClass | undefined {
  return readVisitorWork(Date.now()).classes.sort((a, b) => b.usedAt.localeCompare(a.usedAt))[0];
}
