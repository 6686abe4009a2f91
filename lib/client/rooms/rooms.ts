'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, queryOf } from '@/lib/client/http/queries';
import {
  roomCalls,
  type CopyRoom,
  type CreateRoom,
  type RoomDetail,
  type UpdateRoom,
} from '@/lib/contracts/rooms/rooms';

/** Fetches the rooms that the teacher may use: their own, archived ones too, then those of colleagues. */
export function useRooms() {
  return useQuery(queryOf(roomCalls.listRooms));
}

const roomQuery = (roomId: string) => queryOf(roomCalls.readRoom, { params: { roomId } });

export function useRoom(roomId: string) {
  return useQuery(roomQuery(roomId));
}

/** Fetches a room as it is stored now. */
export function useLoadRoom(): (roomId: string) => Promise<RoomDetail> {
  const client = useQueryClient();
  return (roomId) => client.fetchQuery({ ...roomQuery(roomId), staleTime: 0 });
}

/** Fetches the rooms of the class's maps, the last used first. */
export function useClassRooms(classId: string) {
  return useQuery(queryOf(roomCalls.listClassRooms, { params: { classId } }));
}

function useRefreshRooms() {
  const client = useQueryClient();
  return async (room?: RoomDetail) => {
    if (room) client.setQueryData(roomQuery(room.id).queryKey, room);
    await client.invalidateQueries(answersOf(roomCalls.listRooms, roomCalls.listClassRooms));
  };
}

/** Creates a room. The caller chooses the id, so a retry makes no second room. */
export function useCreateRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: (input: CreateRoom) => callApi(roomCalls.createRoom, { body: input }),
    onSuccess: refresh,
  });
}

export function useUpdateRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: ({ id, ...input }: UpdateRoom & { id: string }) =>
      callApi(roomCalls.updateRoom, { params: { roomId: id }, body: input }),
    onSuccess: refresh,
  });
}

/** Copies a room to the teacher's own. */
export function useCopyRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: ({ from, ...input }: CopyRoom & { from: string }) =>
      callApi(roomCalls.copyRoom, { params: { roomId: from }, body: input }),
    onSuccess: refresh,
  });
}

export function useArchiveRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      callApi(roomCalls.archiveRoom, { params: { roomId: id }, body: { archived } }),
    onSuccess: refresh,
  });
}

export function useShareRoom(roomId: string) {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: (shared: boolean) =>
      callApi(roomCalls.shareRoom, { params: { roomId }, body: { shared } }),
    onSuccess: refresh,
  });
}

export function useDeleteRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: (roomId: string) => callApi(roomCalls.deleteRoom, { params: { roomId } }),
    onSuccess: () => refresh(),
  });
}
