import { openDatabase } from '@/lib/db/client';
import { addClerk, listClerks, removeClerk } from '@/lib/server/billing/office/tie-clerk';
import { runCommand, useProduct } from './use-product';

const usage = `Ties accounts of the company's own staff to the office.

  office:clerk -- add EMAIL      the account that has this confirmed address
  office:clerk -- remove EMAIL
  office:clerk -- list`;

const problems = {
  noAccount: 'No account has this address. Sign up first.',
  unconfirmed: 'The address is not confirmed. Use the link in the mail first.',
};

async function main([command, email]: string[]): Promise<number> {
  const isComplete = command === 'list' || (['add', 'remove'].includes(command ?? '') && email);
  if (!isComplete) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const { db, close } = openDatabase(await useProduct());
  try {
    if (command === 'add') {
      const problem = await addClerk(db, email!, Date.now());
      if (problem) throw new Error(problems[problem]);
    } else if (command === 'remove' && !(await removeClerk(db, email!))) {
      throw new Error('This address has no right to the office.');
    }
    for (const clerk of await listClerks(db)) {
      process.stdout.write(`${clerk.email}  ${clerk.addedAt.toISOString().slice(0, 10)}\n`);
    }
    return 0;
  } finally {
    await close();
  }
}

await runCommand(main);
