const lookUp = 'https://virksomhet.brreg.no/nb/oppslag/enheter';

/** The company's entry in Norway's register of organisations, or the register's search where no number is set. */
export function businessRegisterUrl(organizationNumber: string): string {
  return organizationNumber ? `${lookUp}/${organizationNumber}` : lookUp;
}
