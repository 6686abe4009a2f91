const lookUp = 'https://virksomhet.brreg.no/nb/oppslag/enheter';

/**
 * Returns the URL of the company's entry in the Norwegian business register (Brønnøysund). With an empty number, it is
 * the register's search page.
 */
export function businessRegisterUrl(organizationNumber: string): string {
  return organizationNumber ? `${lookUp}/${organizationNumber}` : lookUp;
}
