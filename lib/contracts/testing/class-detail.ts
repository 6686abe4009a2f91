import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { testId } from './test-id';

/** Class 8B for its owner Kari: no pupils, no maps, no colleague who may edit it. */
export const classDetail = (values: Partial<ClassDetail> = {}): ClassDetail => ({
  id: testId(9),
  grade: '8',
  name: '8B',
  version: 1,
  teacherName: 'Kari',
  isOwn: true,
  mayEdit: true,
  mayShare: false,
  isPrivate: false,
  archivedAt: null,
  editors: [],
  pupils: [],
  maps: [],
  ...values,
});
