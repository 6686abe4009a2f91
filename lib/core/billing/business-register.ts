const lookUp = 'https://virksomhet.brreg.no/nb/oppslag/enheter';

/**
 * URL of the company's entry in the Norwegian business register (Brønnøysund); of the register's search page if the
 * number is empty.
 */
export function businessRegisterUrl(organizationNumber: string): string {
  return organizationNumber ? `${lookUp}/${organizationNumber}` : lookUp;
}
