import { businessRegisterUrl } from './business-register';

it('the business register link opens the entry of a number, or the search without a number', () => {
  expect(businessRegisterUrl('974760673')).toBe(
    'https://virksomhet.brreg.no/nb/oppslag/enheter/974760673',
  );
  expect(businessRegisterUrl('')).toBe('https://virksomhet.brreg.no/nb/oppslag/enheter');
});
