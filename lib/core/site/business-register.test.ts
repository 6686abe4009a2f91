import { businessRegisterUrl, formatOrganizationNumber } from './business-register';

it('leads to the entry of a number, and to the search without one', () => {
  expect(businessRegisterUrl('974760673')).toBe(
    'https://virksomhet.brreg.no/nb/oppslag/enheter/974760673',
  );
  expect(businessRegisterUrl('')).toBe('https://virksomhet.brreg.no/nb/oppslag/enheter');
});

it('writes a number three digits at a time', () => {
  expect(formatOrganizationNumber('974760673')).toBe('974\u00a0760\u00a0673');
});
