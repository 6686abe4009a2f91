const lookUp = 'https://virksomhet.brreg.no/nb/oppslag/enheter';

/**
 * Returns the URL of a company's page in the Norwegian business register (Brønnøysund). For an empty organization
 * number, returns the URL of the register's search page.
 */
export function businessRegisterUrl(organizationNumber: string): string {
  return organizationNumber ? `${lookUp}/${organizationNumber}` : lookUp;
}
