import { businessRegisterUrl } from './business-register';

it('leads to the entry of a number, and to the search without one', () => {
  expect(businessRegisterUrl('974760673')).toBe(
    'https://virksomhet.brreg.no/nb/oppslag/enheter/974760673',
  );
  expect(businessRegisterUrl('')).toBe('https://virksomhet.brreg.no/nb/oppslag/enheter');
});
