/**
 * The e-mail addresses in a typed or pasted list, in lower case, each once, in their order. They are separated by
 * commas, semicolons, spaces or lines. A name may precede an address (`Kari Nordmann <kari@skole.no>`). The addresses
 * are not validated.
 */
export function readTypedAddresses(text: string): string[] {
  const found = text.split(/[,;\n]/).flatMap((entry) => {
    const [, inBrackets] = /<([^<>]*)>/.exec(entry) ?? [];
    return (inBrackets ?? entry).trim().toLowerCase().split(/\s+/).filter(Boolean);
  });
  return [...new Set(found)];
}
