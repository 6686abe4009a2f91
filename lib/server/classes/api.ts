import 'server-only';
import type { classListCalls } from '@/lib/contracts/classes/class-list';
import type { classCalls } from '@/lib/contracts/classes/classes';
import type { groupRoundCalls } from '@/lib/contracts/classes/group-rounds';
import type { ownerlessCalls } from '@/lib/contracts/school/ownerless-classes';
import { archiveClass } from './archive-class';
import { createClass } from './create-class';
import { deleteClass } from './delete-class';
import { deleteGroupRound, keepGroupRounds, listGroupRounds } from './group-rounds';
import { listArchivedClasses } from './list-archived-classes';
import { listOwnClasses, listRecentClasses, listSchoolClasses } from './list-classes';
import { listOwnerlessClasses } from './list-ownerless-classes';
import { openClass } from './read-class';
import { addEditor, removeEditor } from './share-class';
import { updateClass } from './update-class';
import { readCursor } from '@/lib/server/database/page-cursor';
import type { Handlers } from '@/lib/server/http/create-api';
import { limitRate } from '@/lib/server/limits/rate-limit';

export const classesApi: Handlers<
  typeof ownerlessCalls & typeof classListCalls & typeof classCalls & typeof groupRoundCalls
> = {
  listOwnerlessClasses: ({ query, params, teacher, db }) =>
    listOwnerlessClasses(db, teacher, params.schoolId, readCursor(query.after)),

  listClasses: async ({ query, teacher, db }) => {
    const { list, search } = query;
    const after = readCursor(query.after);
    if (list === 'recent') return listRecentClasses(db, teacher);
    if (list === 'school') return listSchoolClasses(db, teacher, search, after);
    return listOwnClasses(db, teacher, after);
  },

  createClass: ({ body, teacher, db }) => createClass(db, teacher, body, Date.now()),

  listArchivedClasses: ({ query, teacher, db }) => listArchivedClasses(db, teacher, query.search),

  readClass: ({ params, teacher, db }) => openClass(db, teacher, params.classId, Date.now()),

  updateClass: ({ params, body, teacher, db }) =>
    updateClass(db, teacher, params.classId, body, Date.now()),

  deleteClass: async ({ params, teacher, db }) => {
    await deleteClass(db, teacher, params.classId);
  },

  archiveClass: ({ params, body, teacher, db }) =>
    archiveClass(db, teacher, params.classId, body, Date.now()),

  addEditor: ({ params, teacher, db }) => addEditor(db, teacher, params.classId, params.teacherId),

  removeEditor: ({ params, teacher, db }) =>
    removeEditor(db, teacher, params.classId, params.teacherId),

  listGroupRounds: ({ params, teacher, db }) => listGroupRounds(db, teacher, params.classId),

  keepGroupRounds: async ({ params, body, teacher, db }) => {
    const limit = { by: teacher.id, max: 120, windowSeconds: 600 };
    await limitRate(db, { action: 'keepGroupRounds', ...limit });
    return keepGroupRounds(db, teacher, params.classId, body, Date.now());
  },

  deleteGroupRound: async ({ params, teacher, db }) => {
    await deleteGroupRound(db, teacher, params.classId, params.roundId);
  },
};
