import type { PupilId } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';

export function toDesk(element: Element | null | undefined): Desk | undefined {
  const key = element?.closest('[data-desk]')?.getAttribute('data-desk');
  if (!key) return undefined;
  const [row = 0, col = 0] = key.split(',').map(Number);
  return { row, col };
}

export function toPupil(element: Element | null): PupilId | undefined {
  return element?.closest('[data-pupil]')?.getAttribute('data-pupil') ?? undefined;
}
