import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { testId } from './test-id';

/** Own room "Rom 12", not shared, with two desks side by side. */
export const roomSummary = (values: Partial<RoomSummary> = {}): RoomSummary => ({
  id: testId(1),
  name: 'Rom 12',
  teacherName: 'Kari',
  isOwn: true,
  isShared: false,
  isArchived: false,
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  seatCount: 2,
  layout: { desks: [0, 1].map((col) => ({ row: 0, col })), marks: [], boardSide: 'top' },
  ...values,
});
