import { namedSchoolSchema, type NamedSchool } from '@/lib/contracts/school/schools';
import { callApi } from '@/lib/client/http/api-client';

export function loadSchool(schoolId: string): Promise<NamedSchool> {
  return callApi('GET', `/schools/${schoolId}`, { answer: namedSchoolSchema });
}
