import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { addSchool, addTeacher } from './test-school';

interface Size {
  teachers: number;
  classes: number;
}

export async function addBigSchool(db: Database, size: Size): Promise<TeacherRow> {
  const schoolId = await addSchool(db);
  const reader = await addTeacher(db, { schoolId, name: 'Leser' });
  await db.execute(sql`
    insert into teachers (firebase_uid, name, email, school_id)
    select gen_random_uuid(), (array['Kari', 'Ola', 'Åse', 'Bjørn', 'Ingrid'])[n % 5 + 1] || ' Etternavn' || n, gen_random_uuid() || '@skole.example', ${schoolId}
    from generate_series(2, ${size.teachers}::int) n`);
  await db.execute(sql`
    with staff as (
      select id, row_number() over (order by id) - 1 as place from teachers where school_id = ${schoolId}
    ), made as (
      insert into classes (teacher_id, school_id, grade, name)
      select staff.id, ${schoolId}, n % 10 + 1, n % 10 + 1 || chr(65 + n % 26) || ' ' || n
      from generate_series(1, ${size.classes}::int) n join staff on staff.place = n % ${size.teachers}
      returning id
    ), children as (
      insert into pupils (id, class_id, name, position)
      select gen_random_uuid(), made.id, 'Elev ' || n, n from made, generate_series(0, 2) n
      returning id, class_id, position
    ), maps as (
      insert into seating_maps (class_id, room_name, desks, conditions)
      select made.id, 'pairs', '[{"row":0,"col":0},{"row":0,"col":1},{"row":0,"col":2}]', '[]' from made
      returning id, class_id
    )
    insert into seats (map_id, pupil_id, row, col)
    select maps.id, children.id, 0, children.position from maps join children using (class_id)`);
  await db.execute(sql`analyze`);
  return reader;
}
