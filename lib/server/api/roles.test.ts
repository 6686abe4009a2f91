/*
 * Permission matrix: every role against every call, on the first day and a month later. A row names whose record is
 * requested ("own", or "theirs": the teacher's of the first school), a cell the expected answer.
 */
import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { calls } from '@/lib/contracts/calls';
import { problemSchema, problemStatus, type ProblemCode } from '@/lib/contracts/problem';
import { termsVersion } from '@/lib/contracts/account/terms';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import { rateLimits, sessions, teachers } from '@/lib/db/schema/tables';
import type { Queryable } from '@/lib/db/client';
import { fingerprintTables } from '@/lib/db/testing/fingerprint-tables';
import { readWriteCounts, tablesWritten } from '@/lib/db/testing/write-counts';
import { listUpgrades } from '@/lib/server/billing/agreement/upgrade-agreement';
import { openTestCheckout, type TestCheckout } from '@/lib/server/testing/test-checkout';
import {
  frontConditions,
  openTestDatabase,
  pupilsNamed,
  plannedRowMap,
  rowMap,
  rowLayout,
} from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
  type TestCall,
} from '@/lib/server/testing/test-server';
import { runDaily } from '@/lib/server/jobs/run-daily';
import { finishChecks, testToken } from '@/lib/server/testing/test-sessions';
import {
  roleEmail,
  makeWorld,
  roles,
  secret,
  type Role,
  type World,
} from '@/lib/server/testing/test-roles';
import { packTermPlan } from '@/lib/contracts/maps/term-plan';

const table = `
                                       visitor newcomer  alone    teacher  neighbour admin     foreignAdmin expired      timedOut signedOut
GET    /account                   own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PATCH  /account                   own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /account/deletion          own    401     ok        ok       ok       ok        lastAdmin lastAdmin    ok           401     401
POST   /account/deletion          theirs 401     idTokenRejected idTokenRejected ok idTokenRejected idTokenRejected idTokenRejected idTokenRejected 401 401
GET    /account/departure         own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /account/disowned          own    identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused
POST   /account/email-confirmation own   401     identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused 401 401
POST   /account/email-recovery    own    identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused
POST   /account/end-card          own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /account/export            own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /account/leave-school      own    401     noTeacher ok       ok       ok        lastAdmin lastAdmin    ok           401     401
GET    /account/sessions          own    401     ok        ok       ok       ok        ok        ok           ok           401     401
DELETE /account/sessions          own    401     ok        ok       ok       ok        ok        ok           ok           401     401
DELETE /account/sessions/{sessionId} own 401     ok        ok       ok       ok        ok        ok           ok           401     401
DELETE /account/sessions/{sessionId} theirs 401  404       404      ok       404       404       404          404          401     401
PUT    /account/terms             own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /account/verification-mail own    401     ok        ok       ok       ok        ok        ok           ok           401     401
GET    /admins/email/{email}      own    401     empty     empty    empty    empty     ok        ok           empty        401     401
GET    /admins/email/{email}      theirs 401     empty     empty    empty    empty     empty     empty        empty        401     401
GET    /classes                   own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /classes                   own    401     noTeacher ok       ok       ok        ok        ok           noActivePlan 401     401
GET    /classes/{classId}         own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /classes/{classId}         theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
PUT    /classes/{classId}         own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PUT    /classes/{classId}         theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
PUT    /classes/{classId}/archived own   401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PUT    /classes/{classId}/archived theirs 401    noTeacher 404      ok       404       forbidden 404          404          401     401
PUT    /classes/{classId}/editors/{teacherId} own 401 noTeacher 404 ok       ok        ok        ok           404          401     401
PUT    /classes/{classId}/editors/{teacherId} theirs 401 noTeacher 404 ok    404       forbidden 404          404          401     401
DELETE /classes/{classId}/editors/{teacherId} own 401 noTeacher ok  ok       ok        ok        ok           ok           401     401
DELETE /classes/{classId}/editors/{teacherId} theirs 401 noTeacher 404 ok    404       forbidden 404          404          401     401
PUT    /classes/{classId}/school  own    401     noTeacher joinSchoolFirst ok ok       ok        ok           joinSchoolFirst 401     401
PUT    /classes/{classId}/school  theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
PUT    /classes/{classId}/owner   own    401     noTeacher forbidden forbidden forbidden ok      ok           forbidden    401     401
PUT    /classes/{classId}/owner   theirs 401     noTeacher 404      forbidden 404      forbidden 404          404          401     401
GET    /classes/archived          own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
DELETE /classes/{classId}         own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
DELETE /classes/{classId}         theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
GET    /classes/{classId}/conditions own 401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /classes/{classId}/conditions theirs 401  noTeacher 404      ok       404       forbidden 404          404          401     401
PUT    /classes/{classId}/conditions own 401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PUT    /classes/{classId}/conditions theirs 401  noTeacher 404      ok       404       forbidden 404          404          401     401
GET    /classes/{classId}/maps    own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /classes/{classId}/maps    theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
POST   /classes/{classId}/maps    own    401     noTeacher ok       ok       ok        ok        ok           noActivePlan 401     401
POST   /classes/{classId}/maps    theirs 401     noTeacher 404      ok       404       forbidden 404          noActivePlan 401     401
GET    /classes/{classId}/term-plan    own    401     noTeacher empty    empty    empty     empty     empty        empty        401     401
GET    /classes/{classId}/term-plan    theirs 401     noTeacher 404      empty    404       empty     404          404          401     401
PUT    /classes/{classId}/term-plan    own    401     noTeacher ok       ok       ok        ok        ok           noActivePlan 401     401
PUT    /classes/{classId}/term-plan    theirs 401     noTeacher 404      ok       404       forbidden 404          noActivePlan 401     401
GET    /classes/{classId}/term-plan/pdf own   401    noTeacher 404      404      404       404       404          404          401     401
GET    /classes/{classId}/term-plan/pdf theirs 401   noTeacher 404      404      404       404       404          404          401     401
GET    /classes/{classId}/term-plan/xlsx own  401    noTeacher 404      404      404       404       404          404          401     401
GET    /classes/{classId}/term-plan/xlsx theirs 401  noTeacher 404      404      404       404       404          404          401     401
GET    /classes/{classId}/group-rounds own 401   noTeacher empty    empty    empty     empty     empty        empty        401     401
GET    /classes/{classId}/group-rounds theirs 401 noTeacher 404     empty    404       empty     404          404          401     401
PUT    /classes/{classId}/group-rounds own 401   noTeacher ok       ok       ok        ok        ok           noActivePlan 401     401
PUT    /classes/{classId}/group-rounds theirs 401 noTeacher 404     ok       404       forbidden 404          noActivePlan 401     401
DELETE /classes/{classId}/group-rounds/{roundId} own 401 noTeacher ok ok     ok        ok        ok           ok           401     401
DELETE /classes/{classId}/group-rounds/{roundId} theirs 401 noTeacher 404 ok 404       forbidden 404          404          401     401
GET    /classes/{classId}/rooms   own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /classes/{classId}/rooms   theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
POST   /classes/{classId}/links   own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /classes/{classId}/links   theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
POST   /contact                  own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /health                    own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /health/live               own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /openapi.json              own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
POST   /jobs/daily                own    forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden forbidden
GET    /links                     own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /links                     own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /links                     theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
DELETE /links/{linkId}            own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
DELETE /links/{linkId}            theirs 401     noTeacher 404      ok       404       404       404          404          401     401
POST   /exam-papers               own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}              own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}              theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
PUT    /maps/{mapId}              own    401     noTeacher ok       ok       ok        ok        ok           noActivePlan 401     401
PUT    /maps/{mapId}              theirs 401     noTeacher 404      ok       404       forbidden 404          noActivePlan 401     401
PATCH  /maps/{mapId}              own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PATCH  /maps/{mapId}              theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
DELETE /maps/{mapId}              own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
DELETE /maps/{mapId}              theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
POST   /maps/{mapId}/activate     own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /maps/{mapId}/activate     theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
GET    /maps/{mapId}/absences/{day} own  401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}/absences/{day} theirs 401   noTeacher 404      ok       404       ok        404          404          401     401
PUT    /maps/{mapId}/absences/{day} own  401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PUT    /maps/{mapId}/absences/{day} theirs 401   noTeacher 404      ok       404       ok        404          404          401     401
POST   /maps/{mapId}/links        own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /maps/{mapId}/links        theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
POST   /maps/{mapId}/restore      own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /maps/{mapId}/restore      theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
GET    /maps/{mapId}/versions     own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}/versions     theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
GET    /maps/{mapId}/versions/{version} own 401  noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}/versions/{version} theirs 401 noTeacher 404    ok       404       ok        404          404          401     401
POST   /maps/{mapId}/versions/{version}/restore own 401 noTeacher ok ok      ok        ok        ok           noActivePlan 401     401
POST   /maps/{mapId}/versions/{version}/restore theirs 401 noTeacher 404 ok  404       forbidden 404          noActivePlan 401     401
GET    /maps/{mapId}/pdf          own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}/pdf          theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
GET    /maps/{mapId}/xlsx         own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /maps/{mapId}/xlsx         theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
GET    /office/export own 401 404 404 404 404 404 404 404 401 401
GET    /office/failures own 401 404 404 404 404 404 404 404 401 401
POST   /office/failures/{failureId} own 401 404 404 404 404 404 404 404 401 401
POST   /office/failures/{failureId} theirs 401 404 404 404 404 404 404 404 401 401
GET    /office/invoices own 401 404 404 404 404 404 404 404 401 401
GET    /office/invoices/{invoiceId} own 401 404 404 404 404 404 404 404 401 401
GET    /office/invoices/{invoiceId} theirs 401 404 404 404 404 404 404 404 401 401
POST   /office/invoices/{invoiceId} own 401 404 404 404 404 404 404 404 401 401
POST   /office/invoices/{invoiceId} theirs 401 404 404 404 404 404 404 404 401 401
GET    /office/schools own 401 404 404 404 404 404 404 404 401 401
POST   /office/schools/{schoolId} own 401 404 404 404 404 404 404 404 401 401
POST   /office/schools/{schoolId} theirs 401 404 404 404 404 404 404 404 401 401
GET    /office/documents/{documentId} own 401 404 404 404 404 404 404 404 401 401
GET    /office/documents/{documentId} theirs 401 404 404 404 404 404 404 404 401 401
GET    /rooms                     own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /rooms                     own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /rooms/{roomId}            own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /rooms/{roomId}            theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
PUT    /rooms/{roomId}            own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PUT    /rooms/{roomId}            theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
DELETE /rooms/{roomId}            own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
DELETE /rooms/{roomId}            theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
PUT    /rooms/{roomId}/archived   own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
PUT    /rooms/{roomId}/archived   theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
PUT    /rooms/{roomId}/shared     own    401     noTeacher joinSchoolFirst ok ok       ok        ok           joinSchoolFirst 401     401
PUT    /rooms/{roomId}/shared     theirs 401     noTeacher 404      ok       404       forbidden 404          404          401     401
POST   /rooms/{roomId}/copy       own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
POST   /rooms/{roomId}/copy       theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
GET    /schools/{schoolId}        own    401     noTeacher 404      ok       ok        ok        ok           404          401     401
GET    /schools/{schoolId}        theirs 401     noTeacher 404      ok       404       ok        404          404          401     401
PUT    /schools/{schoolId}        own    401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
PUT    /schools/{schoolId}        theirs 401     noTeacher 404      forbidden 404      ok        404          404          401     401
GET    /schools/{schoolId}/activity own  401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/activity theirs 401   noTeacher 404      forbidden 404      ok        404          404          401     401
GET    /schools/{schoolId}/billing own   401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/billing theirs 401    noTeacher 404      forbidden 404      ok        404          404          401     401
PUT    /schools/{schoolId}/billing/payer own 401 noTeacher 404      forbidden forbidden ok       ok           404          401     401
PUT    /schools/{schoolId}/billing/payer theirs 401 noTeacher 404   forbidden 404      ok        404          404          401     401
GET    /schools/{schoolId}/invoices own  401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/invoices theirs 401   noTeacher 404      forbidden 404      ok        404          404          401     401
GET    /schools/{schoolId}/invoices/{invoiceId}/pdf own 401 noTeacher 404 forbidden forbidden ok ok           404          401     401
GET    /schools/{schoolId}/invoices/{invoiceId}/pdf theirs 401 noTeacher 404 forbidden 404 ok    404          404          401     401
GET    /schools/{schoolId}/invoices/{invoiceId}/ehf own 401 noTeacher 404 forbidden forbidden ok ok           404          401     401
GET    /schools/{schoolId}/invoices/{invoiceId}/ehf theirs 401 noTeacher 404 forbidden 404 ok    404          404          401     401
POST   /schools/named             own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
POST   /schools/{schoolId}/licence-code own 401  noTeacher 404      forbidden forbidden ok       ok           404          401     401
POST   /schools/{schoolId}/licence-code theirs 401 noTeacher 404    forbidden 404      ok        404          404          401     401
POST   /schools/{schoolId}/licence-code/mails own 401 noTeacher 404     forbidden forbidden ok       ok           404          401     401
POST   /schools/{schoolId}/licence-code/mails theirs 401 noTeacher 404  forbidden 404      ok        404          404          401     401
GET    /schools/{schoolId}/members own   401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/members theirs 401    noTeacher 404      forbidden 404      ok        404          404          401     401
POST   /schools/{schoolId}/members/{teacherId}/hand-over own 401 noTeacher 404 forbidden forbidden forbidden forbidden 404       401 401
POST   /schools/{schoolId}/members/{teacherId}/hand-over theirs 401 noTeacher 404 forbidden 404 ok 404        404          401     401
POST   /schools/{schoolId}/members/{teacherId}/remove own 401 noTeacher 404 forbidden forbidden forbidden forbidden 404       401 401
POST   /schools/{schoolId}/members/{teacherId}/remove theirs 401 noTeacher 404 forbidden 404 ok 404           404          401     401
PUT    /schools/{schoolId}/members/{teacherId}/role own 401 noTeacher 404 forbidden forbidden lastAdmin lastAdmin 404       401    401
PUT    /schools/{schoolId}/members/{teacherId}/role theirs 401 noTeacher 404 forbidden 404 ok 404             404          401     401
POST   /schools/{schoolId}/subscription/cancel own 401 noTeacher 404 forbidden forbidden ok ok 404       401 401
POST   /schools/{schoolId}/subscription/cancel theirs 401 noTeacher 404 forbidden 404 ok 404 404       401 401
POST   /schools/{schoolId}/subscription/resume own 401 noTeacher 404 forbidden forbidden ok ok 404       401 401
POST   /schools/{schoolId}/subscription/resume theirs 401 noTeacher 404 forbidden 404 ok 404 404       401 401
GET    /schools/{schoolId}/subscription/upgrade own 401 noTeacher 404 forbidden forbidden ok ok 404       401 401
GET    /schools/{schoolId}/subscription/upgrade theirs 401 noTeacher 404 forbidden 404 ok 404 404       401 401
POST   /schools/{schoolId}/subscription/upgrade own 401 noTeacher 404 forbidden forbidden ok ok 404       401 401
POST   /schools/{schoolId}/subscription/upgrade theirs 401 noTeacher 404 forbidden 404 ok 404 404       401 401
GET    /schools/{schoolId}/orders own    401     noTeacher 404      ok ok ok ok 404 401 401
GET    /schools/{schoolId}/orders theirs 401     noTeacher 404      ok 404 ok 404 404 401 401
POST   /schools/{schoolId}/orders own    401     noTeacher 404      contactSchoolAdmin contactSchoolAdmin ok ok  404                401 401
POST   /schools/{schoolId}/orders theirs 401     noTeacher 404      contactSchoolAdmin 404 ok 404             404                401 401
GET    /schools/{schoolId}/ownerless-classes own 401 noTeacher 404  forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/ownerless-classes theirs 401 noTeacher 404 forbidden 404    ok        404          404          401     401
GET    /schools/{schoolId}/removals own  401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/removals theirs 401   noTeacher 404      forbidden 404      ok        404          404          401     401
DELETE /schools/{schoolId}/removals/{teacherId} own 401 noTeacher 404 forbidden forbidden ok     ok           404          401     401
DELETE /schools/{schoolId}/removals/{teacherId} theirs 401 noTeacher 404 forbidden 404 ok        404          404          401     401
GET    /schools/{schoolId}/settings own  401     noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/settings theirs 401   noTeacher 404      forbidden 404      ok        404          404          401     401
GET    /schools/{schoolId}/teachers own  401     noTeacher 404      ok       ok        ok        ok           404          401     401
GET    /schools/{schoolId}/teachers theirs 401   noTeacher 404      ok       404       ok        404          404          401     401
GET    /schools/{schoolId}/year-moves own 401    noTeacher 404      forbidden forbidden ok       ok           404          401     401
GET    /schools/{schoolId}/year-moves theirs 401 noTeacher 404      forbidden 404      ok        404          404          401     401
POST   /schools/{schoolId}/year-moves own 401    noTeacher 404      forbidden forbidden changedMeanwhile changedMeanwhile 404       401 401
POST   /schools/{schoolId}/year-moves theirs 401 noTeacher 404      forbidden 404      changedMeanwhile 404   404          401     401
POST   /schools/{schoolId}/year-moves/{moveId}/undo own 401 noTeacher 404 forbidden forbidden 404 404         404          401     401
POST   /schools/{schoolId}/year-moves/{moveId}/undo theirs 401 noTeacher 404 forbidden 404 404 404            404          401     401
GET    /session/csrf              own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /session/identity          own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /session/me                own    401     ok        ok       ok       ok        ok        ok           ok           401     401
POST   /session/new-password      own    identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused identityRefused
POST   /session/password-reset    own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
POST   /sessionLogin              own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
POST   /sessionLogin              theirs csrf    csrf      csrf     csrf     csrf      csrf      csrf         csrf         csrf    csrf
POST   /sessionLogout             own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /shared/{token}            own    ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
GET    /shared/{token}            theirs ok      ok        ok       ok       ok        ok        ok           ok           ok      ok
POST   /stripe/create-checkout-session teacherPlan 401 noTeacher ok leaveSchoolFirst leaveSchoolFirst leaveSchoolFirst leaveSchoolFirst ok               401 401
POST   /stripe/create-checkout-session schoolPlan 401 noTeacher createSchoolFirst contactSchoolAdmin contactSchoolAdmin ok ok createSchoolFirst  401 401
POST   /stripe/create-portal-session own 401     noTeacher 404      404      404       404       404          404          401     401
GET    /stripe/portal-return      own    billing billing   billing  billing  billing   billing   billing      billing      billing billing
GET    /stripe/return             own    landing landing   landing  landing  landing   landing   landing      landing      landing landing
POST   /stripe/webhook            own    unsigned unsigned unsigned unsigned unsigned  unsigned  unsigned     unsigned     unsigned unsigned
POST   /teachers                  own    401     ok        ok       ok       ok        ok        ok           ok           401     401
POST   /teachers                  school 401     ok        ok       hasSchool hasSchool hasSchool hasSchool   ok           401     401
POST   /teachers                  theirs 401     ok        ok       ok       hasSchool ok        hasSchool    ok           401     401
GET    /teachers/{teacherId}/billing own 401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /teachers/{teacherId}/billing theirs 401  noTeacher 404      ok       404       404       404          404          401     401
GET    /teachers/{teacherId}/receipts own 401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /teachers/{teacherId}/receipts theirs 401  noTeacher 404      ok       404       404       404          404          401     401
GET    /teachers/activecount/{schoolId} own    401 noTeacher 404    ok       ok        ok        ok           404          401     401
GET    /teachers/activecount/{schoolId} theirs 401 noTeacher 404    ok       404       ok        404          404          401     401
GET    /teachers/email/{email}    own    401     empty     ok       ok       ok        ok        ok           ok           401     401
GET    /teachers/email/{email}    theirs 401     empty     empty    ok       empty     empty     empty        empty        401     401
GET    /teachers/ull/{teacherId}  own    401     noTeacher ok       ok       ok        ok        ok           ok           401     401
GET    /teachers/ull/{teacherId}  theirs 401     noTeacher 404      ok       404       404       404          404          401     401
GET    /trial/{token}             own    404     404       404      404      404       404       404          404          404     404
GET    /trial/{token}             theirs 404     404       404      404      404       404       404          404          404     404
POST   /trial/{token}             own    404     404       404      404      404       404       404          404          404     404
POST   /trial/{token}             theirs 404     404       404      404      404       404       404          404          404     404
`;

const problemCodes: Record<string, ProblemCode> = {
  '401': 'notSignedIn',
  '404': 'notFound',
  csrf: 'csrfMismatch',
  unsigned: 'signatureInvalid',
};

const everyone = roles.length;
const [header, ...lines] = table.trim().split('\n');
const rows = lines.map((line) => {
  const [method, route, whose, ...cells] = line.trim().split(/\s+/);
  return { method: method!, route: route!, whose: whose!, cells };
});

const all = Object.values(calls);
const nowhere = '/nowhere';
const routes = [nowhere, ...new Set(all.map(({ path }) => path))];
const ownMethods = (route: string) =>
  all.filter(({ path }) => path === route).map(({ method }) => method as string);
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const token = (letter: string) => letter.repeat(43);
const cookie = (role: Role) => (role === 'visitor' ? '' : `session=${testToken(role)}`);

jest.mock('next-intl/server', () => jest.requireActual<object>('@/lib/i18n/testing/server-words'));
jest.mock('@/lib/server/auth/send-password-reset', () => ({ sendPasswordReset: async () => {} }));
jest.mock('@/lib/server/auth/mailed-code', () => {
  const refuse = async () => {
    const { AppError } = jest.requireActual<{ AppError: new (code: string) => Error }>(
      '@/lib/server/errors/app-error',
    );
    throw new AppError('identityRefused');
  };
  return {
    readMailedCode: refuse,
    findRecoverable: refuse,
    applyMailedCode: refuse,
    applyNewPassword: refuse,
  };
});
jest.mock('@/lib/server/auth/firebase', () => ({
  firebaseAuth: () => ({
    verifyIdToken: async (uid: string) => ({ uid, auth_time: Date.now() / 1000 }),
    deleteUser: async () => {},
    getUser: async (uid: string) => ({ email: `${uid}@skole.example`, emailVerified: true }),
  }),
}));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let checkout: TestCheckout;
let world: World;
let untouched: Record<string, string>;
let sizes: Record<string, number>;
let upgradeNetOre: number | null;

interface Age {
  when: string;
  days: number;
  isCleared: boolean;
  isSignedIn: boolean;
}
const ages: Age[] = [
  { when: 'on the first day', days: 0, isCleared: false, isSignedIn: true },
  { when: 'after a month without daily runs', days: 31, isCleared: false, isSignedIn: true },
  { when: 'after a month with expired sessions', days: 31, isCleared: true, isSignedIn: false },
];

async function openWorld({ days, isCleared, isSignedIn }: Age) {
  // `DEMO` configures a seller, in whose name an upgrade is invoiced.
  setTestVariables({ DEMO: 'true' });
  checkout = await openTestCheckout();
  database = await openTestDatabase();
  const { db } = database;
  world = await makeWorld(db, Date.now() - days * 24 * 3600_000);
  if (isSignedIn) for (const role of roles) await restSession(role);
  if (isCleared) await runDaily(db, Date.now(), () => false);
  upgradeNetOre = await readUpgradePrice();
  untouched = await fingerprintTables(db);
  sizes = await readSizes(db, Object.keys(untouched));
}
async function readUpgradePrice() {
  const { db } = database;
  const [admin] = await db.select().from(teachers).where(eq(teachers.firebaseUid, 'admin'));
  const upgrades = await listUpgrades(db, admin!, world.school.id, Date.now());
  return upgrades.find(({ lookup_key }) => lookup_key === 'school_plan_l_yearly')!.charge!.net_ore;
}
async function closeWorld() {
  await checkout.close();
  await database.close();
}
beforeEach(() => void captureLog());

function toExpected(
  { days, isSignedIn }: Age,
  { route, cells }: (typeof rows)[number],
  role: Role,
): string {
  const cellOf = (one: Role) => cells[roles.indexOf(one)]!;
  if (days > 1 && route === '/shared/{token}') return '404';
  if (!isSignedIn) return cellOf('visitor');
  if (days > 30 && role === 'alone' && cellOf('expired') === 'noActivePlan') return 'noActivePlan';
  return cellOf(role);
}

const minutesOf = (role: Role) => [0, 2, 16, 13 * 60, 13 * 24 * 60][roles.indexOf(role) % 5]!;

const restSession = (role: Role) => {
  const at = new Date(Date.now() - minutesOf(role) * 60_000);
  return database.db
    .update(sessions)
    .set({
      ...{ lastSeenAt: at, checkedAt: at, authenticatedAt: at },
      ...(role !== 'timedOut' && { expiresAt: new Date(Date.now() + 1_000_000) }),
    })
    .where(eq(sessions.firebaseUid, role));
};

function subject(role: Role, whose: string) {
  const owner = whose === 'theirs' || !world.works[role] ? 'teacher' : role;
  const isOfOther = owner === 'neighbour' || owner === 'foreignAdmin';
  return {
    work: world.works[owner]!,
    teacherId: world.teacherIds[owner]!,
    email: roleEmail(whose === 'theirs' ? 'teacher' : role),
    sessionId: world.sessionIds[whose === 'theirs' ? 'teacher' : role] ?? world.sessionIds.teacher!,
    schoolId: (isOfOther ? world.otherSchool : world.school).id,
    invoiceId: (isOfOther ? world.otherSchool : world.school).invoiceId,
    creditNoteId: randomUUID(),
    licenceCode: (isOfOther ? world.otherSchool : world.school).licenceCode,
  };
}

const examPapers = () => ({
  lang: 'no',
  kind: 'signIn',
  title: '',
  day: null,
  place: '',
  sittings: [
    {
      time: null,
      seats: [{ name: 'Emma', className: '5A', desk: 1, variant: null, door: null }],
    },
  ],
});

function toBody(method: string, route: string, role: Role, whose: string): unknown {
  const { work } = subject(role, whose);
  switch (`${method} ${route}`) {
    case 'PATCH /account':
      return { name: 'Ny' };
    case 'PUT /account/terms':
      return { version: termsVersion };
    case 'POST /account/leave-school':
      return { personalClasses: 'take' };
    case 'POST /account/deletion':
      return { idToken: whose === 'theirs' ? 'teacher' : role, schoolClasses: 'keep' };
    case 'POST /account/disowned':
    case 'POST /account/email-confirmation':
      return { code: 'a-code' };
    case 'POST /account/email-recovery':
      return { code: 'a-code', language: 'no' };
    case 'POST /session/new-password':
      return { code: 'a-code', password: 'et langt passord' };
    case 'POST /account/verification-mail':
      return { language: 'no' };
    case 'POST /classes':
      return { id: randomUUID(), grade: '5', name: 'Ny', pupils: pupilsNamed('Emma') };
    case 'PUT /classes/{classId}':
      return { grade: '6', name: 'Ny', version: work.version, pupils: work.pupils };
    case 'PUT /classes/{classId}/conditions':
      return { version: 0, conditions: frontConditions(work.pupils) };
    case 'PUT /classes/{classId}/archived':
      return { archived: true, version: work.version };
    case 'PUT /classes/{classId}/owner':
      return { teacherId: world.teacherIds[role] ?? randomUUID() };
    case 'POST /classes/{classId}/maps':
      return rowMap(work.pupils);
    case 'PUT /classes/{classId}/term-plan':
      return {
        ...packTermPlan({
          basis: [],
          maps: [plannedRowMap(work.pupils, '2098-01-06')],
        }),
      };
    case 'PUT /classes/{classId}/group-rounds':
      return {
        rounds: [
          { id: randomUUID(), version: 0, day: '2026-08-20', groups: [[work.pupils[0]!.id]] },
        ],
      };
    case 'POST /exam-papers':
      return examPapers();
    case 'PUT /maps/{mapId}': {
      const { id: _, ...state } = rowMap(work.pupils);
      return { ...state, version: 2 };
    }
    case 'PATCH /maps/{mapId}':
      return { name: 'Ny' };
    case 'POST /maps/{mapId}/versions/{version}/restore':
      return { version: 2 };
    case 'PUT /maps/{mapId}/absences/{day}':
      return { pupilId: work.pupils[0]!.id, away: true };
    case 'POST /maps/{mapId}/links':
    case 'POST /classes/{classId}/links':
      return { endsOn: norwegianDay(Date.now()) };
    case 'POST /links':
      return { endsOn: norwegianDay(Date.now()), classes: [{ classId: work.classId }] };
    case 'POST /office/invoices/{invoiceId}':
      return { act: 'stopChasing', seenLeftOre: 1 };
    case 'POST /office/schools/{schoolId}':
      return { act: 'reopen', adminEmail: roleEmail(role) };
    case 'POST /office/failures/{failureId}':
      return { kind: 'job' };
    case 'POST /rooms':
      return { id: randomUUID(), name: 'Ny', layout: rowLayout() };
    case 'PUT /rooms/{roomId}':
      return { name: 'Ny', layout: rowLayout(), version: 1 };
    case 'PUT /rooms/{roomId}/archived':
      return { archived: true };
    case 'PUT /rooms/{roomId}/shared':
      return { shared: true };
    case 'POST /rooms/{roomId}/copy':
      return { id: randomUUID(), name: 'Ny' };
    case 'POST /schools/{schoolId}/orders':
      return {
        client_key: randomUUID(),
        lookup_key: 'school_plan_s_yearly',
        organization_name: 'Ny skole',
        organization_number: '974760673',
        invoice_type: 'ehf',
        invoice_email: null,
        customer_reference: 'Ny',
      };
    case 'PUT /schools/{schoolId}/billing/payer':
      return {
        payer: {
          organizationName: 'Ny skole',
          organizationNumber: '974760673',
          invoiceType: 'email',
          invoiceEmail: 'faktura@example.no',
          attachesEhf: true,
          customerReference: 'Ny',
        },
        basis: {
          organizationName: 'Eksempel skole',
          organizationNumber: '987654325',
          invoiceType: 'ehf',
          invoiceEmail: null,
          attachesEhf: false,
          customerReference: 'REF-4711',
        },
      };
    case 'POST /schools/{schoolId}/subscription/upgrade':
      return {
        client_key: randomUUID(),
        lookup_key: 'school_plan_l_yearly',
        charge_net_ore: upgradeNetOre,
      };
    case 'PUT /schools/{schoolId}':
      return {
        name: 'Ny skole',
        organizationNumber: '974760673',
        schoolYear: 2026,
        grades: ['1', 'Vg3'],
        version: 1,
      };
    case 'POST /schools/named':
    case 'POST /schools/{schoolId}/licence-code':
      return { code: subject(role, whose).licenceCode };
    case 'POST /schools/{schoolId}/licence-code/mails':
      return { code: subject(role, whose).licenceCode, emails: ['kollega@skole.example'] };
    case 'POST /schools/{schoolId}/members/{teacherId}/remove':
      return { newOwnerId: world.teacherIds[role] ?? randomUUID(), renewsCode: true };
    case 'PUT /schools/{schoolId}/members/{teacherId}/role':
      return { role: whose === 'theirs' ? 'admin' : 'teacher' };
    case 'POST /schools/{schoolId}/year-moves':
      return { id: randomUUID(), schoolYear: 2027, fingerprint: 'older', choices: [] };
    case 'POST /contact':
      return { id: randomUUID(), name: 'Kari', email: roleEmail(role), message: 'Hei!' };
    case 'POST /session/password-reset':
      return { email: roleEmail(role), language: 'no' };
    case 'POST /sessionLogin':
      return { idToken: 'newcomer', csrfToken: token(whose === 'theirs' ? 'b' : 'a') };
    case 'POST /trial/{token}':
      return { answer: 'no' };
    case 'POST /stripe/create-checkout-session':
      return whose === 'schoolPlan'
        ? { lookup_key: 'school_plan_s_yearly', owner_type: 'school' }
        : { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' };
    case 'POST /teachers':
      if (whose === 'school')
        return { name: 'Ny', schoolName: 'Enda en skole', acceptedTerms: termsVersion };
      return {
        name: 'Ny',
        acceptedTerms: termsVersion,
        ...(whose === 'theirs' && { licenceCode: world.school.licenceCode }),
      };
    default:
      return method === 'GET' || method === 'HEAD' ? undefined : {};
  }
}

function toCall(method: string, route: string, role: Role, whose: string): TestCall {
  const { work, teacherId, email, schoolId, invoiceId, sessionId } = subject(role, whose);
  const values: Record<string, string> = {
    classId: work.classId,
    mapId: work.mapId,
    roomId: work.roomId,
    moveId: randomUUID(),
    paymentId: randomUUID(),
    version: '1',
    day: new Date().toISOString().slice(0, 10),
    teacherId,
    email,
    schoolId,
    invoiceId,
    sessionId,
    linkId: work.link.id,
    token: work.link.token,
  };
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return {
    method,
    params: Object.fromEntries(names.map((name) => [name, values[name] ?? randomUUID()])),
    headers: { cookie: `csrf=${token('a')}; ${cookie(role)}` },
    body: toBody(method, route, role, whose),
  };
}

const needsSession = ({ method, route }: Asked) =>
  all.some((one) => one.method === method && one.path === route && one.session !== 'none');

interface Asked {
  method: string;
  route: string;
  role: Role;
  whose: string;
}

/** Requests run in a transaction that is rolled back. Only tables to which PostgreSQL counted writes are hashed. */
async function askInPassing(...asked: Asked[]) {
  const undone = new Error('undone');
  const answers: Awaited<ReturnType<typeof call>>[] = [];
  let after = untouched;
  const stored = { bytes: 0, counted: 0 };
  await database.db
    .transaction(async (tx) => {
      useTestEnvironment({ url: database.url, db: tx as unknown as typeof database.db });
      const before = await readWriteCounts(tx);
      for (const { method, route, role, whose } of asked) {
        const path = route as `/${string}`;
        answers.push(await call({ method: 'GET', path }, toCall(method, route, role, whose)));
        await finishChecks();
      }
      const written = tablesWritten(before, await readWriteCounts(tx));
      after = { ...untouched, ...(await fingerprintTables(tx, written)) };
      for (const [name, bytes] of Object.entries(await readSizes(tx, written))) {
        stored.bytes += bytes - sizes[name]!;
      }
      stored.counted = await readCounted(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return { answers, after, stored };
}

async function readSizes(db: Queryable, names: string[]): Promise<Record<string, number>> {
  const sizeOf = (name: string) =>
    `select '${name}' as name, coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from "${name}" t`;
  const questions = names.filter((name) => name !== 'rate_limits').map(sizeOf);
  if (questions.length === 0) return {};
  const { rows: found } = await db.execute<{ name: string; bytes: number }>(
    sql.raw(questions.join(' union all ')),
  );
  return Object.fromEntries(found.map(({ name, bytes }) => [name, bytes]));
}

async function readCounted(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ kilobytes: sql<number>`coalesce(sum(${rateLimits.count}), 0)::int` })
    .from(rateLimits)
    .where(like(rateLimits.key, 'storeDay:%'));
  return row!.kilobytes * 1000;
}

const outsiders: Role[] = [
  'visitor',
  'newcomer',
  'alone',
  'neighbour',
  'foreignAdmin',
  'timedOut',
  'signedOut',
];

describe('the permission table', () => {
  it('has a row for every method of every route and a cell for every role', () => {
    expect(header!.trim().split(/\s+/)).toEqual([...roles]);
    const declared = all.map(({ method, path }) => `${method} ${path}`);
    const inTable = new Set(rows.map(({ method, route }) => `${method} ${route}`));
    expect([...inTable].sort()).toEqual(declared.sort());
    for (const { method, route, whose, cells } of rows) {
      expect([method, route, whose, cells.length]).toEqual([method, route, whose, everyone]);
      if (!route.includes('{')) continue;
      const asked = rows.filter((row) => row.method === method && row.route === route);
      expect(asked.map((row) => row.whose).sort()).toEqual(['own', 'theirs']);
    }
  });
});

describe.each(ages)('the API $when', (age) => {
  beforeAll(() => openWorld(age), 60_000);
  afterAll(closeWorld);

  describe.each(rows)('the call $method $route ($whose)', (row) => {
    const { method, route, whose } = row;
    it.each(roles)('gives the role %s the answer in the permission table', async (role) => {
      const cell = toExpected(age, row, role);
      const asked = { method, route, role, whose };
      const { answers, after, stored } = await askInPassing(asked);
      const answer = answers[0]!;
      if (cell === 'ok' || cell === 'empty') {
        expect([200, 204]).toContain(answer.status);
        expect(JSON.stringify(answer.body) === '[]').toBe(cell === 'empty');
      } else if (cell === 'landing') {
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toMatch(/\?error=unknown_checkout$/);
      } else if (cell === 'billing') {
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toMatch(/\/app\/billing$/);
      } else {
        const code = problemCodes[cell] ?? cell;
        const problem = problemSchema.strict().parse(answer.body);
        expect(problem).toMatchObject({ code, status: problemStatus[code as ProblemCode] });
        expect(answer.status).toBe(problem.status);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      if (cell !== 'ok' || (method === 'GET' && !route.includes('/ull/'))) {
        const remembered = cell === 'ok' && {
          class_uses: after.class_uses,
          shared_link_views: after.shared_link_views,
        };
        const rested = minutesOf(role) > 0 && { sessions: after.sessions };
        expect(after).toEqual({ ...untouched, ...remembered, ...rested });
      }
      if (cell === 'ok' && needsSession(asked) && stored.bytes > stored.counted) {
        const repeated = await askInPassing(asked, asked);
        expect(repeated.stored.bytes).toBeLessThanOrEqual(stored.bytes + repeated.stored.counted);
        expect(method).toBe('GET');
      }
      const joins = route === '/teachers' && whose === 'theirs';
      const isShared = route === '/shared/{token}';
      const knowsCode = route === '/schools/named';
      if (outsiders.includes(role) && !joins && !isShared && !knowsCode) {
        for (const hidden of [secret, world.school.id, world.works.teacher!.mapId]) {
          expect(answer.text).not.toContain(hidden);
        }
      }
    });
  });

  if (age.days === 0) {
    describe.each(routes)('the route %s', (route) => {
      const lacking = methods.filter(
        (method) =>
          !ownMethods(route).includes(method) &&
          !(method === 'HEAD' && ownMethods(route).includes('GET')),
      );
      const askForAll = (method: string) =>
        askInPassing(...roles.map((role) => ({ method, route, role, whose: 'theirs' })));

      it.each(lacking)('lacks the method %s for every role', async (method) => {
        const { answers, after } = await askForAll(method);
        const status = route === nowhere ? 404 : method === 'OPTIONS' ? 204 : 405;
        expect(answers.map((answer) => answer.status)).toEqual(roles.map(() => status));
        for (const answer of answers) expect(answer.headers.get('set-cookie')).toBeNull();
        expect(after).toEqual(untouched);
      });

      if (!ownMethods(route).includes('GET')) return;
      it('answers HEAD for each role with the status of GET', async () => {
        const [head, get] = [await askForAll('HEAD'), await askForAll('GET')];
        const statuses = ({ answers }: typeof head) => answers.map(({ status }) => status);
        expect(statuses(head)).toEqual(statuses(get));
      });
    });
  }
  describe('the database after all calls of this test', () => {
    it('has the same contents as before', async () => {
      expect(await fingerprintTables(database.db)).toEqual(untouched);
    });
  });
});
