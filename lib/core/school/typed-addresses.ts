/**
 * The e-mail addresses in a typed or pasted list, separated by commas, semicolons, spaces or lines, each with or
 * without a name before it (`Kari Nordmann <kari@skole.no>`). In lower case, each once, in their order. The addresses
 * are not validated.
 */
export function readTypedAddresses(text: string): string[] {
  const found = text.split(/[,;\n]/).flatMap((entry) => {
    const [, inBrackets] = /<([^<>]*)>/.exec(entry) ?? [];
    return (inBrackets ?? entry).trim().toLowerCase().split(/\s+/).filter(Boolean);
  });
  return [...new Set(found)];
}
