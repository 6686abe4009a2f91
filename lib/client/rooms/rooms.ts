'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsVisitor } from '@/lib/client/account/use-session';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, queryOf } from '@/lib/client/http/queries';
import {
  roomCalls,
  type CopyRoom,
  type CreateRoom,
  type RoomDetail,
  type UpdateRoom,
} from '@/lib/contracts/rooms/rooms';

export function useRooms() {
  return useQuery({ ...queryOf(roomCalls.listRooms), enabled: !useIsVisitor() });
}

const roomQuery = (roomId: string) => queryOf(roomCalls.readRoom, { params: { roomId } });

export function useRoom(roomId: string) {
  return useQuery(roomQuery(roomId));
}

export function useLoadRoom(): (roomId: string) => Promise<RoomDetail> {
  const client = useQueryClient();
  return (roomId) => client.fetchQuery({ ...roomQuery(roomId), staleTime: 0 });
}

export function useClassRooms(classId: string | undefined) {
  return useQuery({
    ...queryOf(roomCalls.listClassRooms, { params: { classId: classId! } }),
    enabled: classId !== undefined,
  });
}

function useRefreshRooms() {
  const client = useQueryClient();
  return async (room?: RoomDetail) => {
    if (room) client.setQueryData(roomQuery(room.id).queryKey, room);
    await client.invalidateQueries(answersOf(roomCalls.listRooms, roomCalls.listClassRooms));
  };
}

function useRoomAct<Input, Room extends RoomDetail | undefined>(
  act: (input: Input) => Promise<Room>,
) {
  return useMutation({ mutationFn: act, onSuccess: useRefreshRooms() });
}

export const useCreateRoom = () =>
  useRoomAct((body: CreateRoom) => callApi(roomCalls.createRoom, { body }));

export const useUpdateRoom = () =>
  useRoomAct(({ id, ...body }: UpdateRoom & { id: string }) =>
    callApi(roomCalls.updateRoom, { params: { roomId: id }, body }),
  );

export const useCopyRoom = () =>
  useRoomAct(({ from, ...body }: CopyRoom & { from: string }) =>
    callApi(roomCalls.copyRoom, { params: { roomId: from }, body }),
  );

export const useArchiveRoom = () =>
  useRoomAct(({ id, archived }: { id: string; archived: boolean }) =>
    callApi(roomCalls.archiveRoom, { params: { roomId: id }, body: { archived } }),
  );

export const useShareRoom = (roomId: string) =>
  useRoomAct((shared: boolean) =>
    callApi(roomCalls.shareRoom, { params: { roomId }, body: { shared } }),
  );

export const useDeleteRoom = () =>
  useRoomAct((roomId: string) => callApi(roomCalls.deleteRoom, { params: { roomId } }));
