import type { RoomSummary } from '@/lib/contracts/rooms/rooms';
import { testId } from './test-id';

/** Test data: an own room with two desks, not shared. */
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
