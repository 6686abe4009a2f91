import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import type { ClassSummary } from '@/lib/contracts/classes/classes';
import type { Trainee } from '@/lib/contracts/maps/maps';
import { namedSeats } from '@/lib/core/maps/map-seats';
import type { Queryable } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import type { ClassRow } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { activeMapOf } from '@/lib/server/access/kept-maps';

type ActiveMap = NonNullable<ClassSummary['activeMap']>;

const toDrawn = ({ trainees, ...map }: ActiveMap & { trainees: Trainee[] }): ActiveMap => ({
  ...map,
  seats: namedSeats({ seats: map.seats, trainees }),
});

function selectCards(db: Queryable, classIds: string[]) {
  return db
    .select({
      id: classes.id,
      pupilCount: sql<number>`(select count(*)::int from pupils where pupils.class_id = classes.id)`,
      teacherName: sql<
        string | null
      >`(select teachers.name from teachers where teachers.id = classes.teacher_id)`,
      activeMap: sql<(ActiveMap & { trainees: Trainee[] }) | null>`(
        select json_build_object('id', maps.id, 'createdAt', maps.created_at, 'plannedFor', maps.planned_for, 'roomName', maps.room_name,
          'desks', maps.desks, 'marks', maps.marks, 'boardSide', maps.board_side,
          'trainees', maps.trainees,
          'seats', (select coalesce(json_agg(json_build_object(
            'pupil', json_build_object('id', pupils.id, 'name', pupils.name),
            'desk', json_build_object('row', seats."row", 'col', seats.col))), '[]')
            from seats join pupils on pupils.id = seats.pupil_id where seats.map_id = maps.id))
        from seating_maps maps
        where maps.id = ${activeMapOf('classes.id')})`,
    })
    .from(classes)
    .where(inArray(classes.id, classIds));
}

export async function summarizeClasses(
  db: Queryable,
  teacher: TeacherRow,
  rows: ClassRow[],
  mayEdit: boolean,
): Promise<ClassSummary[]> {
  if (rows.length === 0) return [];
  const found = await selectCards(
    db,
    rows.map((row) => row.id),
  );
  const cards = new Map(found.map((card) => [card.id, card]));
  return rows.map((row) => {
    const isOwn = row.teacherId === teacher.id;
    const { pupilCount = 0, teacherName = null, activeMap = null } = cards.get(row.id) ?? {};
    return {
      id: row.id,
      grade: row.grade,
      name: row.name,
      pupilCount,
      teacherName,
      isOwn,
      mayEdit: isOwn || mayEdit,
      isPrivate: row.schoolId === null && teacher.schoolId !== null,
      activeMap: activeMap && {
        ...toDrawn(activeMap),
        createdAt: new Date(activeMap.createdAt).toISOString(),
      },
    };
  });
}
