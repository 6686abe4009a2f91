'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/client/http/api-client';
import {
  classRoomsSchema,
  roomDetailSchema,
  roomListSchema,
  type CopyRoom,
  type CreateRoom,
  type RoomDetail,
  type UpdateRoom,
} from '@/lib/contracts/rooms/rooms';

/** Fetches the rooms that the teacher may use: their own, archived ones too, then those of colleagues. */
export function useRooms() {
  return useQuery({
    queryKey: ['rooms'],
    queryFn: () => callApi('GET', '/rooms', { answer: roomListSchema }),
  });
}

const roomQuery = (roomId: string) => ({
  queryKey: ['rooms', roomId],
  queryFn: () => callApi('GET', `/rooms/${roomId}`, { answer: roomDetailSchema }),
});

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
  return useQuery({
    queryKey: ['rooms', 'of-class', classId],
    queryFn: () => callApi('GET', `/classes/${classId}/rooms`, { answer: classRoomsSchema }),
  });
}

function useRefreshRooms() {
  const client = useQueryClient();
  return async (room?: RoomDetail) => {
    if (room) client.setQueryData(['rooms', room.id], room);
    await Promise.all([
      client.invalidateQueries({ queryKey: ['rooms'], exact: true }),
      client.invalidateQueries({ queryKey: ['rooms', 'of-class'] }),
    ]);
  };
}

/** Creates a room. The caller chooses the id, so a retry makes no second room. */
export function useCreateRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: (input: CreateRoom) =>
      callApi('POST', '/rooms', { answer: roomDetailSchema, body: input }),
    onSuccess: refresh,
  });
}

export function useUpdateRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: ({ id, ...input }: UpdateRoom & { id: string }) =>
      callApi('PUT', `/rooms/${id}`, { answer: roomDetailSchema, body: input }),
    onSuccess: refresh,
  });
}

/** Copies a room to the teacher's own. */
export function useCopyRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: ({ from, ...input }: CopyRoom & { from: string }) =>
      callApi('POST', `/rooms/${from}/copy`, { answer: roomDetailSchema, body: input }),
    onSuccess: refresh,
  });
}

export function useArchiveRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      callApi('PUT', `/rooms/${id}/archived`, { answer: roomDetailSchema, body: { archived } }),
    onSuccess: refresh,
  });
}

export function useShareRoom(roomId: string) {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: (shared: boolean) =>
      callApi('PUT', `/rooms/${roomId}/shared`, { answer: roomDetailSchema, body: { shared } }),
    onSuccess: refresh,
  });
}

export function useDeleteRoom() {
  const refresh = useRefreshRooms();
  return useMutation({
    mutationFn: (roomId: string) =>
      callApi('DELETE', `/rooms/${roomId}`, { answer: z.undefined() }),
    onSuccess: () => refresh(),
  });
}
