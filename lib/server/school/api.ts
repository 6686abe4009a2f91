import 'server-only';
import type { officeSchoolCalls } from '@/lib/contracts/billing/office';
import type { adminCalls } from '@/lib/contracts/school/admins';
import type { classOwnerCalls } from '@/lib/contracts/school/ownerless-classes';
import type { schoolActivityCalls } from '@/lib/contracts/school/school-activity';
import type { memberCalls } from '@/lib/contracts/school/school-members';
import type { schoolSettingsCalls } from '@/lib/contracts/school/school-settings';
import type { schoolYearCalls } from '@/lib/contracts/school/school-year';
import type { schoolCalls } from '@/lib/contracts/school/schools';
import { requireConfirmedEmail } from '@/lib/server/access/require-confirmed-email';
import { isOwnEmail } from '@/lib/server/auth/own-email';
import { readCursor } from '@/lib/server/database/page-cursor';
import { findAddresses } from '@/lib/server/http/addresses';
import type { Handlers } from '@/lib/server/http/create-api';
import { clientNetwork } from '@/lib/server/http/client-network';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { listActivity } from './activity-log';
import { handOverAdmin, changeRole } from './change-role';
import { countTeachers } from './count-teachers';
import { findByCode } from './find-by-code';
import { giveClass } from './give-classes';
import { listAdmins } from './list-admins';
import { listMembers } from './list-members';
import { listRemovals } from './list-removals';
import { listTeachers } from './list-teachers';
import { changeSchool } from './office/change-school';
import { listSchools } from './office/list-schools';
import { mailLicenceCode } from './mail-licence-code';
import { moveYear } from './move-year';
import { readSchool } from './read-school';
import { readmitTeacher } from './readmit-teacher';
import { removeMember } from './remove-member';
import { renewLicenceCode } from './renew-licence-code';
import { updateSchool, readSettings } from './school-settings';
import { setClassOwner } from './set-class-owner';
import { undoYear } from './undo-year';
import { readYearProposal } from './year-proposal';

export const schoolApi: Handlers<
  typeof adminCalls &
    typeof schoolCalls &
    typeof schoolSettingsCalls &
    typeof memberCalls &
    typeof schoolActivityCalls &
    typeof schoolYearCalls &
    typeof classOwnerCalls &
    typeof officeSchoolCalls
> = {
  findAdmin: ({ session, params, db }) =>
    isOwnEmail(session, params.email) ? listAdmins(db, session) : [],

  listOfficeSchools: ({ query, clerk, db }) =>
    listSchools(db, clerk, { ...query, after: readCursor(query.after) }, Date.now()),

  changeOfficeSchool: ({ clerk, params, body, db }) =>
    changeSchool(db, clerk, params.schoolId, body, Date.now()),

  readSchool: ({ params, teacher, db }) => readSchool(db, teacher, params.schoolId, Date.now()),

  listColleagues: ({ params, teacher, db }) => listTeachers(db, teacher, params.schoolId),

  countTeachers: ({ params, teacher, db }) => countTeachers(db, teacher, params.schoolId),

  readSchoolSettings: ({ params, teacher, db }) =>
    readSettings(db, teacher, params.schoolId, Date.now()),

  updateSchool: ({ params, body, teacher, db }) =>
    updateSchool(db, teacher, params.schoolId, body, Date.now()),

  findByCode: ({ request, body, db }) => findByCode(db, body.code, clientNetwork(request)),

  renewLicenceCode: async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'renewCode', by: teacher.id, max: 30, windowSeconds: 3600 });
    return renewLicenceCode(db, teacher, params.schoolId, body, Date.now());
  },

  mailLicenceCode: async ({ request, params, body, session, teacher, db }) => {
    requireConfirmedEmail(session);
    const language = findAddresses(request).locale;
    const network = clientNetwork(request);
    await mailLicenceCode(db, teacher, params.schoolId, { ...body, language, network }, Date.now());
    wakeSender();
  },

  listMembers: ({ query, params, teacher, db }) =>
    listMembers(db, teacher, params.schoolId, { ...query, after: readCursor(query.after) }),

  handOverAdmin: async ({ params, teacher: admin, db }) => {
    await handOverAdmin(db, admin, params.schoolId, params.teacherId);
  },

  removeMember: ({ params, body, teacher: admin, db }) =>
    removeMember(db, admin, params.schoolId, params.teacherId, body),

  changeRole: async ({ params, body, teacher: admin, db }) => {
    await changeRole(db, admin, params.schoolId, params.teacherId, body.role);
  },

  listRemovals: ({ query, params, teacher: admin, db }) =>
    listRemovals(db, admin, params.schoolId, readCursor(query.after)),

  readmitTeacher: async ({ params, teacher: admin, db }) => {
    await readmitTeacher(db, admin, params.schoolId, params.teacherId);
  },

  listSchoolActivity: ({ query, params, teacher, db }) =>
    listActivity(db, teacher, params.schoolId, readCursor(query.after)),

  readYearProposal: ({ params, teacher, db }) =>
    readYearProposal(db, teacher, params.schoolId, Date.now()),

  moveYear: async ({ params, body, teacher, db }) => {
    await limitRate(db, { action: 'moveYear', by: teacher.id, max: 30, windowSeconds: 3600 });
    return moveYear(db, teacher, params.schoolId, body, Date.now());
  },

  undoYear: ({ params, teacher, db }) =>
    undoYear(db, teacher, params.schoolId, params.moveId, Date.now()),

  setClassOwner: async ({ params, body, teacher: admin, db }) => {
    await setClassOwner(db, admin, params.classId, body.teacherId);
  },

  giveClass: async ({ params, teacher, db }) => {
    await giveClass(db, teacher, params.classId);
  },
};
