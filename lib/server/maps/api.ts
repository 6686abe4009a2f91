import 'server-only';
import type { examPaperCalls } from '@/lib/contracts/maps/exam-papers';
import type { linkCalls } from '@/lib/contracts/maps/links';
import type { mapFileCalls } from '@/lib/contracts/maps/map-file';
import type { termPlanCalls } from '@/lib/contracts/maps/term-plan';
import type { mapCalls } from '@/lib/contracts/maps/maps';
import { clientNetwork } from '@/lib/server/http/client-network';
import type { Handlers } from '@/lib/server/http/create-api';
import { fileResponse } from '@/lib/server/http/file-response';
import { activateMap } from './activate-map';
import { changeMap } from './change-map';
import { deleteMap } from './delete-map';
import { drawExamPapers } from './exam/draw-exam-papers';
import { examFileName } from './exam/exam-sheet';
import { drawMapPdf, drawMapXlsx, drawTermPlanPdf, drawTermPlanXlsx } from './draw-map';
import { limitAbsences, limitExamPapers, limitSaving } from './limit-maps';
import { requirePlan } from '@/lib/server/access/require-plan';
import { countStored } from '@/lib/server/limits/store-allowance';
import { keepTermPlan } from './keep-term-plan';
import { listHistory } from './list-history';
import { listAbsences, putAbsence } from './map-absences';
import { listMapVersions, readMapVersion, restoreMapVersion } from './map-versions';
import { openMap, readTermPlan } from './read-map';
import { readMapFile } from './read-map-file';
import { readTermPlanFile } from './read-term-plan-file';
import { renameMap } from './rename-map';
import { restoreMap } from './restore-map';
import { saveMap } from './save-map';
import { countView } from './share/count-view';
import { shareList, shareMap, shareClass } from './share/create-link';
import { limitLinks } from './share/limit-links';
import { listLinks, revokeLink } from './share/list-links';
import { readShared } from './share/read-shared';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const mapsApi: Handlers<
  typeof mapCalls &
    typeof termPlanCalls &
    typeof mapFileCalls &
    typeof examPaperCalls &
    typeof linkCalls
> = {
  readMapHistory: ({ params, teacher, db }) => listHistory(db, teacher, params.classId),

  saveMap: async ({ params, body, teacher, db }) => {
    await limitSaving(db, teacher);
    return saveMap(db, teacher, params.classId, body, Date.now());
  },

  readTermPlan: ({ params, teacher, db }) => readTermPlan(db, teacher, params.classId),

  keepTermPlan: async ({ params, body, session, teacher, db }) => {
    await limitSaving(db, teacher);
    await countStored(db, session, JSON.stringify(body.maps).length);
    return keepTermPlan(db, teacher, params.classId, body, Date.now());
  },

  readMap: ({ params, teacher, db }) => openMap(db, teacher, params.mapId, Date.now()),

  changeMap: async ({ params, body, teacher, db }) => {
    await limitSaving(db, teacher);
    return changeMap(db, teacher, params.mapId, body, Date.now());
  },

  renameMap: ({ params, body, teacher, db }) => renameMap(db, teacher, params.mapId, body.name),

  deleteMap: async ({ params, teacher, db }) => {
    await deleteMap(db, teacher, params.mapId, Date.now());
  },

  activateMap: ({ params, teacher, db }) => activateMap(db, teacher, params.mapId),

  restoreMap: ({ params, teacher, db }) => restoreMap(db, teacher, params.mapId),

  listAbsences: ({ params, teacher, db }) =>
    listAbsences(db, teacher, params.mapId, params.day, Date.now()),

  putAbsence: async ({ params, body, teacher, db }) => {
    await limitAbsences(db, teacher);
    return putAbsence(db, teacher, params.mapId, params.day, body, Date.now());
  },

  listMapVersions: ({ params, teacher, db }) => listMapVersions(db, teacher, params.mapId),

  readMapVersion: ({ params, teacher, db }) =>
    readMapVersion(db, teacher, params.mapId, params.version),

  restoreMapVersion: async ({ params, body, session, teacher, db }) => {
    await limitSaving(db, teacher);
    const { mapId, version } = params;
    await requirePlan(db, teacher, Date.now());
    const restored = await readMapVersion(db, teacher, mapId, version);
    await countStored(db, session, JSON.stringify(restored).length);
    return restoreMapVersion(db, teacher, mapId, version, body.version, Date.now());
  },

  drawMapPdf: async ({ query, params: { mapId }, teacher, db }) => {
    const found = await readMapFile(db, teacher, mapId, 'pdf', query, Date.now());
    const content = Buffer.from(await drawMapPdf(found.sheet, found.paper));
    return fileResponse(content, 'application/pdf', found.name.contentDisposition);
  },

  drawMapXlsx: async ({ query, params: { mapId }, teacher, db }) => {
    const { sheet, name } = await readMapFile(db, teacher, mapId, 'xlsx', query, Date.now());
    return fileResponse(
      Buffer.from(await drawMapXlsx(sheet)),
      workbookType,
      name.contentDisposition,
    );
  },

  drawTermPlanPdf: async ({ query, params, teacher, db }) => {
    const { sheet, name } = await readTermPlanFile(db, teacher, params.classId, 'pdf', query);
    const content = Buffer.from(await drawTermPlanPdf(sheet, query));
    return fileResponse(content, 'application/pdf', name.contentDisposition);
  },

  drawTermPlanXlsx: async ({ query, params, teacher, db }) => {
    const { sheet, name } = await readTermPlanFile(db, teacher, params.classId, 'xlsx', query);
    return fileResponse(
      Buffer.from(await drawTermPlanXlsx(sheet)),
      workbookType,
      name.contentDisposition,
    );
  },

  drawExamPapers: async ({ body, teacher, db }) => {
    await limitExamPapers(db, teacher);
    const content = Buffer.from(await drawExamPapers(body));
    return fileResponse(content, 'application/pdf', examFileName(body).contentDisposition);
  },

  listLinks: async ({ teacher, db }) => listLinks(db, teacher, Date.now()),

  shareList: async ({ body, teacher, db }) => {
    await limitLinks(db, teacher);
    return shareList(db, teacher, body, Date.now());
  },

  revokeLink: async ({ params, teacher, db }) => revokeLink(db, teacher, params.linkId, Date.now()),

  shareMap: async ({ params, body, teacher, db }) => {
    await limitLinks(db, teacher);
    return shareMap(db, teacher, params.mapId, body, Date.now());
  },

  shareClass: async ({ params, body, teacher, db }) => {
    await limitLinks(db, teacher);
    return shareClass(db, teacher, params.classId, body, Date.now());
  },

  readShared: async ({ request, query, params, db }) => {
    const nowMs = Date.now();
    const opened = await readShared(db, params.token, clientNetwork(request), nowMs);
    const isAgain = query.again !== undefined;
    if (!isAgain && request.method !== 'HEAD') await countView(request, db, opened, nowMs);
    return Response.json(opened.shared, { headers: { 'X-Robots-Tag': 'noindex' } });
  },
};
