import { schoolCalls, type NamedSchool } from '@/lib/contracts/school/schools';
import { callApi } from '@/lib/client/http/api-client';

export function loadSchool(schoolId: string): Promise<NamedSchool> {
  return callApi(schoolCalls.readSchool, { params: { schoolId } });
}
