import { z } from 'zod';
import { call } from './call';

const fields = { grade: z.string(), name: z.string() };

it('a PUT or PATCH call compiles only if its body has `version` or `basis`', () => {
  call('PUT', '/classes/{classId}', 'teacher', {
    body: z.strictObject({ ...fields, version: z.number() }),
  });
  call('PUT', '/classes/{classId}', 'teacher', {
    body: z.strictObject({ ...fields, basis: z.strictObject(fields) }),
  });
  call('PUT', '/classes/{classId}/archived', 'teacher', {
    body: z.strictObject({ archived: z.boolean() }),
  });
  call('PUT', '/classes/{classId}', 'teacher', {
    // @ts-expect-error: neither version nor basis.
    body: z.strictObject(fields),
  });
  call('PUT', '/classes/{classId}/pupils', 'teacher', {
    body: z.strictObject({ pupils: z.array(z.strictObject({ ...fields, version: z.number() })) }),
  });
  call('PUT', '/classes/{classId}/pupils', 'teacher', {
    // @ts-expect-error: a list that names no version.
    body: z.strictObject({ pupils: z.array(z.strictObject(fields)) }),
  });
  call('PATCH', '/classes/{classId}', 'teacher', {
    // @ts-expect-error: neither version nor basis.
    body: z.strictObject(fields),
  });
});
