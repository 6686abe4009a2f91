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

/** Reads the school as every teacher of it sees it. Nothing is fetched for a teacher without a school. */
export function useSchool(schoolId: string | null | undefined) {
  return useQuery({
    ...queryOf(schoolCalls.readSchool, { params: { schoolId: schoolId! } }),
    enabled: Boolean(schoolId),
  });
}

/** Names the school that a licence code lets one join; nothing is asked before the code is whole. */
export function useSchoolOfCode(typed: string): string | undefined {
  const code = parseLicenceCode(typed);
  const { data } = useQuery({
    queryKey: [schoolSettingsCalls.findByCode.path, code],
    queryFn: () => callApi(schoolSettingsCalls.findByCode, { body: { code: code! } }),
    enabled: code !== null,
    staleTime: Infinity,
    // The form says why a code is refused.
    retry: false,
  });
  return data?.name;
}

const settingsQuery = (schoolId: string) =>
  queryOf(schoolSettingsCalls.readSchoolSettings, { params: { schoolId } });

/** The school as its admins see it, with the licence code. */
export function useSettings(schoolId: string) {
  return useQuery(settingsQuery(schoolId));
}

/** Takes over the school's settings from an answer; the rest of what is known of the school is fetched again. */
function useTakeSettings(schoolId: string) {
  const client = useQueryClient();
  return (settings: SchoolSettings) => {
    client.setQueryData(settingsQuery(schoolId).queryKey, settings);
    return client.invalidateQueries(
      answersOf(schoolCalls.readSchool, schoolActivityCalls.listSchoolActivity),
    );
  };
}

/** Changes the school. If it has changed since it was seen, it is fetched again for the next attempt. */
export function useUpdateSchool(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateSchool) =>
      callApi(schoolSettingsCalls.updateSchool, { params: { schoolId }, body: input }),
    onSuccess: useTakeSettings(schoolId),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(schoolId).queryKey }),
  });
}

/** Makes a new licence code in the place of the one that was seen. */
export function useRenewCode(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      callApi(schoolSettingsCalls.renewLicenceCode, { params: { schoolId }, body: { code } }),
    onSuccess: useTakeSettings(schoolId),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(schoolId).queryKey }),
  });
}

/** The school's teachers whose name or e-mail has the text, page by page; the former answer stays until the new one is there. */
export function useMembers(schoolId: string, search: string) {
  return useInfiniteQuery({
    ...pagesOf(memberCalls.listMembers, { params: { schoolId }, query: { search } }),
    placeholderData: keepPreviousData,
  });
}

/** The teachers who were removed and not let in again, page by page. */
export function useRemovals(schoolId: string) {
  return useInfiniteQuery(pagesOf(memberCalls.listRemovals, { params: { schoolId } }));
}

/** Reads the events at the school, page by page. */
export function useActivity(schoolId: string) {
  return useInfiniteQuery(
    pagesOf(schoolActivityCalls.listSchoolActivity, { params: { schoolId } }),
  );
}

/** Fetches everything of the school again, and the classes, which may have other owners. */
function useRefreshSchool() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries(answersUnder('/schools')),
      client.invalidateQueries(answersOf(classListCalls.listClasses, classCalls.readClass)),
    ]);
}

/** A change of the school's members. */
function useMemberAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  return useMutation({ mutationFn: act, onSettled: useRefreshSchool() });
}

export const useChangeRole = (schoolId: string) =>
  useMemberAct(({ teacherId, role }: { teacherId: string; role: MemberRole }) =>
    callApi(memberCalls.changeRole, { params: { schoolId, teacherId }, body: { role } }),
  );

/** Makes a colleague admin in one's own place. */
export const useHandOver = (schoolId: string) =>
  useMemberAct((teacherId: string) =>
    callApi(memberCalls.handOverAdmin, { params: { schoolId, teacherId } }),
  );

/** Removes a teacher; the new owner gets their classes, and the school a new licence code if it is asked for. */
export const useRemoveMember = (schoolId: string) =>
  useMemberAct(({ teacherId, ...body }: RemoveMember & { teacherId: string }) =>
    callApi(memberCalls.removeMember, { params: { schoolId, teacherId }, body }),
  );

/** Lets a teacher who was removed join again. */
export const useReadmit = (schoolId: string) =>
  useMemberAct((teacherId: string) =>
    callApi(memberCalls.readmitTeacher, { params: { schoolId, teacherId } }),
  );

/** Mails the licence code to colleagues. If it was renewed meanwhile, it is fetched again. */
export function useMailCode(schoolId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MailCode) =>
      callApi(schoolSettingsCalls.mailLicenceCode, { params: { schoolId }, body }),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery(schoolId).queryKey }),
    onSuccess: () => client.invalidateQueries(answersOf(schoolActivityCalls.listSchoolActivity)),
  });
}
