import type { MapToAsk } from './question-context';

/** A string that changes with the map that is asked about and with the question. */
export function toQuestionKey({ problem, seats }: MapToAsk, ...question: unknown[]): string {
  const { room, pupils, conditions, locked } = problem;
  return JSON.stringify([room.desks, pupils, conditions, locked, seats, question]);
}
