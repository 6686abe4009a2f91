'use client';

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, answersUnder, pagesOf, queryOf } from '@/lib/client/http/queries';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls } from '@/lib/contracts/classes/classes';
import { schoolActivityCalls } from '@/lib/contracts/school/school-activity';
import {
  memberCalls,
  type MemberRole,
  type RemoveMember,
} from '@/lib/contracts/school/school-members';
import {
  schoolSettingsCalls,
  type MailCode,
  type SchoolSettings,
  type UpdateSchool,
} from '@/lib/contracts/school/school-settings';
import { schoolCalls } from '@/lib/contracts/school/schools';
import { parseLicenceCode } from '@/lib/core/school/licence-code';

export function useSchool(schoolId: string | null | undefined) {
  return useQuery({
    ...queryOf(schoolCalls.readSchool, { params: { schoolId: schoolId! } }),
    enabled: Boolean(schoolId),
  });
}

export function useSchoolOfCode(typed: string): string | undefined {
  const code = parseLicenceCode(typed);
  const { data } = useQuery({
    queryKey: [schoolSettingsCalls.findByCode.path, code],
    queryFn: () => callApi(schoolSettingsCalls.findByCode, { body: { code: code! } }),
    enabled: code !== null,
    staleTime: Infinity,
    retry: false,
  });
  return data?.name;
}

const settingsQuery = (schoolId: string) =>
  queryOf(schoolSettingsCalls.readSchoolSettings, { params: { schoolId } });

export function useSettings(schoolId: string) {
  return useQuery(settingsQuery(schoolId));
}

function useTakeSettings(schoolId: string) {
  const client = useQueryClient();
  return (settings: SchoolSettings) => {
    client.setQueryData(settingsQuery(schoolId).queryKey, settings);
    return client.invalidateQueries(
      answersOf(schoolCalls.readSchool, schoolActivityCalls.listSchoolActivity),
    );
  };
}

export function useUpdateSchool(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateSchool) =>
      callApi(schoolSettingsCalls.updateSchool, { params: { schoolId }, body: input }),
    onSuccess: useTakeSettings(schoolId),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(schoolId).queryKey }),
  });
}

export function useRenewCode(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      callApi(schoolSettingsCalls.renewLicenceCode, { params: { schoolId }, body: { code } }),
    onSuccess: useTakeSettings(schoolId),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(schoolId).queryKey }),
  });
}

export function useMembers(schoolId: string, search: string) {
  return useInfiniteQuery({
    ...pagesOf(memberCalls.listMembers, { params: { schoolId }, query: { search } }),
    placeholderData: keepPreviousData,
  });
}

export function useRemovals(schoolId: string) {
  return useInfiniteQuery(pagesOf(memberCalls.listRemovals, { params: { schoolId } }));
}

export function useActivity(schoolId: string) {
  return useInfiniteQuery(
    pagesOf(schoolActivityCalls.listSchoolActivity, { params: { schoolId } }),
  );
}

function useRefreshSchool() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries(answersUnder('/schools')),
      client.invalidateQueries(answersOf(classListCalls.listClasses, classCalls.readClass)),
    ]);
}

function useMemberAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  return useMutation({ mutationFn: act, onSettled: useRefreshSchool() });
}

export const useChangeRole = (schoolId: string) =>
  useMemberAct(({ teacherId, role }: { teacherId: string; role: MemberRole }) =>
    callApi(memberCalls.changeRole, { params: { schoolId, teacherId }, body: { role } }),
  );

export const useHandOver = (schoolId: string) =>
  useMemberAct((teacherId: string) =>
    callApi(memberCalls.handOverAdmin, { params: { schoolId, teacherId } }),
  );

export const useRemoveMember = (schoolId: string) =>
  useMemberAct(({ teacherId, ...body }: RemoveMember & { teacherId: string }) =>
    callApi(memberCalls.removeMember, { params: { schoolId, teacherId }, body }),
  );

export const useReadmit = (schoolId: string) =>
  useMemberAct((teacherId: string) =>
    callApi(memberCalls.readmitTeacher, { params: { schoolId, teacherId } }),
  );

export function useMailCode(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MailCode) =>
      callApi(schoolSettingsCalls.mailLicenceCode, { params: { schoolId }, body }),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(schoolId).queryKey }),
    onSuccess: () => client.invalidateQueries(answersOf(schoolActivityCalls.listSchoolActivity)),
  });
}
