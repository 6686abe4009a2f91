import type { MapToAsk } from './question-context';

export function toQuestionKey({ problem, seats }: MapToAsk, ...question: unknown[]): string {
  const { room, pupils, conditions, locked } = problem;
  return JSON.stringify([room.desks, pupils, conditions, locked, seats, question]);
}
