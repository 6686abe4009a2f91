import 'server-only';
import type { roomCalls } from '@/lib/contracts/rooms/rooms';
import type { Handlers } from '@/lib/server/http/create-api';
import { countStored } from '@/lib/server/limits/store-allowance';
import { archiveRoom } from './archive-room';
import { copyRoom } from './copy-room';
import { createRoom } from './create-room';
import { deleteRoom } from './delete-room';
import { listClassRooms } from './list-class-rooms';
import { listRooms } from './list-rooms';
import { readRoom } from './read-room';
import { shareRoom } from './share-room';
import { updateRoom } from './update-room';

export const roomsApi: Handlers<typeof roomCalls> = {
  listRooms: ({ teacher, db }) => listRooms(db, teacher),

  createRoom: ({ body, teacher, db }) => createRoom(db, teacher, body, Date.now()),

  readRoom: ({ params, teacher, db }) => readRoom(db, teacher, params.roomId),

  updateRoom: ({ params, body, teacher, db }) =>
    updateRoom(db, teacher, params.roomId, body, Date.now()),

  deleteRoom: async ({ params, teacher, db }) => {
    await deleteRoom(db, teacher, params.roomId);
  },

  archiveRoom: ({ params, body, teacher, db }) =>
    archiveRoom(db, teacher, params.roomId, body.archived, Date.now()),

  shareRoom: ({ params, body, teacher, db }) => shareRoom(db, teacher, params.roomId, body.shared),

  copyRoom: async ({ params, body, session, teacher, db }) => {
    const { layout } = await readRoom(db, teacher, params.roomId);
    await countStored(db, session, JSON.stringify(layout).length);
    return copyRoom(db, teacher, params.roomId, body, Date.now());
  },

  listClassRooms: ({ params, teacher, db }) => listClassRooms(db, teacher, params.classId),
};
