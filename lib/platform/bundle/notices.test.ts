import { composeNotices } from './notices';

const grant = 'Permission is hereby granted, free of charge.';

it('has each text once, with all packages that it is of', () => {
  const texts = [`Copyright Ada\n\n${grant}`];
  const font = { name: 'font@1.0.0', texts: ['MIT, of Ada', 'OFL, of Bo'] };
  expect(
    composeNotices([{ name: 'two@1.0.0', texts }, font, { name: 'one@1.0.0', texts }]).split(
      /\n-+\n\n/,
    ),
  ).toEqual([
    'font@1.0.0\n\nMIT, of Ada\n',
    'font@1.0.0\n\nOFL, of Bo\n',
    `one@1.0.0\ntwo@1.0.0\n\nCopyright Ada\n\n${grant}\n`,
  ]);
});

it('has the text of the licence and the author of a package without one of its own', () => {
  const bare = { name: 'bare@1.0.0', licence: 'MIT', author: 'Bo', texts: [] };
  const other = { name: 'zod@1.0.0', licence: 'MIT', texts: [`MIT\n\nCopyright Ada\n\n${grant}`] };
  const [first] = composeNotices([other, bare]).split(/\n-+\n\n/);
  expect(first).toBe(`bare@1.0.0\n\nOf its licence the package says: MIT, by Bo.\n\n${grant}\n`);
});
