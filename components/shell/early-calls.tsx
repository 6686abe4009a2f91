import { addressOf } from '@/lib/contracts/call';
import { signedInHint } from '@/lib/contracts/account/session-hint';
import { sessionCalls } from '@/lib/contracts/account/session';
import { teacherCalls } from '@/lib/contracts/account/teachers';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls } from '@/lib/contracts/classes/classes';
import { conditionCalls } from '@/lib/contracts/conditions/conditions';
import { mapCalls } from '@/lib/contracts/maps/maps';
import { adminCalls } from '@/lib/contracts/school/admins';
import { schoolCalls } from '@/lib/contracts/school/schools';
import { publicEnv } from '@/lib/env/public';

const paths = {
  base: publicEnv().apiBaseUrl,
  session: addressOf(sessionCalls.readMe),
  teacher: teacherCalls.findTeacher.path,
  admin: adminCalls.findAdmin.path,
  school: schoolCalls.readSchool.path,
};

/** The first calls of screens, by the ends of their addresses; the id in a call is the one in the address. */
const screens: [end: string, paths: string[]][] = [
  [
    '/app/?',
    (['own', 'school'] as const).map((list) =>
      addressOf(classListCalls.listClasses, { query: { list } }),
    ),
  ],
  [
    '/app/classes/([0-9a-f-]{36})(?:/seatmap)?',
    [classCalls.readClass.path, mapCalls.readMapHistory.path, conditionCalls.readConditions.path],
  ],
  ['/app/maps/([0-9a-f-]{36})', [mapCalls.readMap.path]],
];

/** Keeps the answers where `early-answers.ts` looks for them. */
const askEarly = `if (document.cookie.split('; ').includes('${signedInHint.name}=${signedInHint.value}')) {
  const paths = ${JSON.stringify(paths)};
  const screens = ${JSON.stringify(screens)};
  const answers = (window.earlyAnswers = new Map());
  const ask = (path) => {
    const answer = fetch(paths.base + path, { credentials: 'include' });
    answers.set(path, answer);
    return answer.then((response) => response.clone().json());
  };
  const findTeacher = async () => {
    const { email } = await ask(paths.session);
    if (!email) return;
    const of = (path) => path.replace('{email}', encodeURIComponent(email));
    ask(of(paths.admin)).catch(() => {});
    const [teacher] = await ask(of(paths.teacher));
    if (teacher?.school_id) await ask(paths.school.replace('{schoolId}', teacher.school_id));
  };
  findTeacher().catch(() => {});
  for (const [end, calls] of screens) {
    const found = location.pathname.match(end + '$');
    for (const path of found ? calls : []) ask(path.replace(/{\\w+}/, found[1])).catch(() => {});
  }
}`;

/**
 * Asks who is signed in, and for what the screen shows first, as soon as the page is there: its scripts, which ask for the same,
 * come later by seconds on a slow network.
 */
export function EarlyCalls() {
  return <script dangerouslySetInnerHTML={{ __html: askEarly }} />;
}
