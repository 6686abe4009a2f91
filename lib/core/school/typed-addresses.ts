/**
 * Returns the e-mail addresses in a typed list, in lower case and without duplicates. Accepts a name before an address
 * (`Kari Nordmann <kari@skole.no>`). Does not validate the addresses.
 */
export function readTypedAddresses(text: string): string[] {
  const found = text.split(/[,;\n]/).flatMap((entry) => {
    const [, inBrackets] = /<([^<>]*)>/.exec(entry) ?? [];
    return (inBrackets ?? entry).trim().toLowerCase().split(/\s+/).filter(Boolean);
  });
  return [...new Set(found)];
}
