import type { SavedMap } from '@/lib/contracts/maps/maps';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { testId } from './test-id';

/** Test data: the active map of class 8B, without pupils and conditions. */
export const savedMap = (values: Partial<SavedMap> = {}): SavedMap => ({
  id: testId(8),
  classId: testId(9),
  grade: '8',
  className: '8B',
  roomName: 'pairs',
  roomId: null,
  name: null,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  updatedBy: 'Kari',
  isUpdatedByMe: false,
  isActive: true,
  activeFrom: '2025-01-01T00:00:00.000Z',
  plannedFor: null,
  isToCome: false,
  isFixed: false,
  mayEdit: true,
  isClassArchived: false,
  desks: standardRoom('pairs', 4).desks,
  marks: [],
  boardSide: 'top',
  conditions: [],
  broken: [],
  lapsedConditions: [],
  trainees: [],
  emptyDesks: [],
  locked: [],
  off: [],
  seats: [],
  unseated: [],
  ...values,
});
