import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { testId } from './test-id';

/** Test data: class 8B of the teacher Kari, without pupils, maps or editors. */
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
