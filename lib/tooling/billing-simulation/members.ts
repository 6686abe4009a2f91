import { termsVersion } from '@/lib/contracts/terms';
import { deleteAccount } from '@/lib/server/account/delete-account';
import { leaveSchool } from '@/lib/server/account/leave-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { registerTeacher } from '@/lib/server/school/register-teacher';
import { removeMember } from '@/lib/server/school/remove-member';
import type { WebNode } from './cuttable-database';
import { closes } from './expected-acts';
import { readTeacher } from './read-teacher';
import { readLicenceCode } from './found-books';
import type { SimSchool } from './sim-school';
import { drawId, type SimulatedWorld } from './simulated-world';

/** A teacher joins a school, leaves it, is removed or deletes the account; the last one closes the school. */
export async function changeMembers(world: SimulatedWorld, node: WebNode, school: SimSchool) {
  const { members } = school;
  if (members.length === 0 && world.chance(8)) return close(world, node, school);
  if (world.chance(60) || members.length === 0) return join(world, node, school);
  const [member] = members.splice(world.random.below(members.length), 1);
  const way = world.pick(['leaves', 'removed', 'deleted'] as const);
  const { nowMs } = world;
  await world.attempt(
    school,
    node,
    async (db) => {
      if (way === 'leaves') await leaveSchool(db, member!, { personalClasses: 'take' });
      else if (way === 'deleted') await deleteAccount(db, member!.firebaseUid, 'keep', nowMs);
      else {
        const to = { newOwnerId: school.admin!.id, renewsCode: false };
        await removeMember(db, school.admin!, school.id!, member!.id, to);
      }
    },
    { cut: world.drawCut(10, 20), triesAgain: true },
  );
  if (way === 'deleted') world.post.closedAddresses.add(member!.email);
}

async function join(world: SimulatedWorld, node: WebNode, school: SimSchool): Promise<void> {
  const licenceCode = await readLicenceCode(world.books, school.id!);
  const account = { uid: drawId(world), email: `larer${drawId(world)}@${school.name}.example` };
  const facts = { name: 'Lærer', licenceCode, acceptedTerms: termsVersion };
  const outcome = await world.attempt<TeacherRow>(
    school,
    node,
    (db) => registerTeacher(db, account, facts, world.nowMs),
    { cut: world.drawCut(5, 14), triesAgain: true },
  );
  if (outcome.kind === 'done') school.members.push(outcome.value);
}

async function close(world: SimulatedWorld, node: WebNode, school: SimSchool): Promise<void> {
  const { uid, row } = { uid: school.admin!.firebaseUid, row: school.admin! };
  const outcome = await world.attempt(
    school,
    node,
    (db) => deleteAccount(db, uid, 'keep', world.nowMs),
    { cut: world.drawCut(30, 30), triesAgain: true },
  );
  if (outcome.kind === 'refused') return;
  if (await readTeacher(world.books, row.id)) return;
  world.post.closedAddresses.add(row.email);
  world.expect(school, { kind: 'done', value: null }, closes);
  // Without an order nothing is kept of a school.
  school.isClosed = true;
}
