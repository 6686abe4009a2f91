import { route } from '@/lib/server/http/route';
import { addEditor, removeEditor } from '@/lib/server/classes/share-class';

export const PUT = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  addEditor(db, teacher, params.classId!, params.teacherId!),
);

export const DELETE = route({ session: 'teacher' }, ({ params, teacher, db }) =>
  removeEditor(db, teacher, params.classId!, params.teacherId!),
);
