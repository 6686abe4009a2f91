import { plusDays } from './days';
import type { SimSchool } from './sim-school';
import type { SimulatedWorld } from './simulated-world';

/** Numbers of companies, made up; their check digits are right. */
const organizationNumbers = ['974760673', '987654325', '123456785'];

/** The next school, which registers within so many days. */
export function drawSchool(world: SimulatedWorld, days: number): SimSchool {
  const name = `school${world.schools.length + 1}`;
  return {
    ...{ name, id: null, admin: null, members: [], isClosed: false },
    registeredOn: plusDays(world.today, world.random.below(Math.max(1, Math.floor(days)))),
    paysInTime: 40 + world.random.below(60),
    paysAtAll: world.chance(85) ? 97 : 60,
    email: world.chance(60) ? `faktura@${name}.example` : null,
    organizationNumber: world.pick(organizationNumbers),
    ...{ possible: [], invoices: [], payments: [], plannedPayments: [] },
    ...{ newDocuments: [], newMails: [], isLost: false },
  };
}
