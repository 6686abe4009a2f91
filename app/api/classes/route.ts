import { z } from 'zod';
import { classLists } from '@/lib/contracts/classes/class-list';
import { createClassSchema } from '@/lib/contracts/classes/classes';
import { searchSchema } from '@/lib/contracts/search';
import { readCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { route } from '@/lib/server/http/route';
import { createClass } from '@/lib/server/classes/create-class';
import {
  listOwnClasses,
  listRecentClasses,
  listSchoolClasses,
} from '@/lib/server/classes/list-classes';

const querySchema = z.object({
  list: z.enum(classLists).default('own'),
  search: searchSchema.default(''),
});

export const GET = route({ session: 'teacher' }, async ({ request, teacher, db }) => {
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) throw new AppError('invalidRequest');
  const { list, search } = query.data;
  const after = readCursor(request.url);
  if (list === 'recent') return listRecentClasses(db, teacher);
  if (list === 'school') return listSchoolClasses(db, teacher, search, after);
  return listOwnClasses(db, teacher, after);
});

export const POST = route(
  { session: 'teacher', body: createClassSchema, maxBodyBytes: 200_000 },
  ({ body, teacher, db }) => createClass(db, teacher, body, Date.now()),
);
