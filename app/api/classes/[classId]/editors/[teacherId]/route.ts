import { requireTeacher } from '@/lib/server/access/find-teacher';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { addEditor, removeEditor } from '@/lib/server/classes/share-class';

export const PUT = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return addEditor(db, teacher, params.classId!, params.teacherId!);
});

export const DELETE = route({ session: 'required' }, async ({ session, params, db }) => {
  const teacher = await requireTeacher(db, session);
  return removeEditor(db, teacher, params.classId!, params.teacherId!);
});

export const { GET, HEAD, POST, PATCH, OPTIONS } = otherMethods('PUT', 'DELETE');
