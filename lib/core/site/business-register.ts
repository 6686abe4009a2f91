const lookUp = 'https://virksomhet.brreg.no/nb/oppslag/enheter';

/** The company's entry in Norway's register of organisations, or the register's search where no number is set. */
export function businessRegisterUrl(organizationNumber: string): string {
  return organizationNumber ? `${lookUp}/${organizationNumber}` : lookUp;
}

/** Nine digits as Norwegians write them: three by three, kept on one line. */
export function formatOrganizationNumber(organizationNumber: string): string {
  return organizationNumber.replace(/\d{3}(?=\d)/g, '$&\u00a0');
}
