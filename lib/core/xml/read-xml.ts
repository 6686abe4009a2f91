import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Name of an XML element with its prefix, such as `cbc:ID`. */
  name: string;
  localName: string;
  attributes: Readonly<Record<string, string>>;
  /** Text directly in the element, including white space but not the text of child elements. */
  text: string;
  children: XmlElement[];
}

interface XmlVisitor {
  /** Handler for the start of an XML element; the names include their prefixes. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

class IllFormed extends Error {}

/**
 * Calls the handlers for the parts of an XML document, without the browser's own parser, which Trusted Types forbid.
 * Returns false if the document is not well-formed or has a DOCTYPE, which could declare entities. Rethrows an error of
 * a handler.
 */
export function visitXml(xml: string, { open, text, close }: XmlVisitor): boolean {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({
    position: false,
    xmlns: false,
  });
  const refuse = () => {
    throw new IllFormed();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => open?.(name, attributes));
  parser.on('text', (part) => text?.(part));
  parser.on('cdata', (part) => text?.(part));
  parser.on('closetag', ({ name }) => close?.(name));
  try {
    parser.write(xml).close();
    return true;
  } catch (error) {
    if (error instanceof IllFormed) return false;
    throw error;
  }
}

/**
 * Removes the prefix of an XML name, because each program that writes XML chooses its own prefixes. Example: `cbc:ID`
 * becomes `ID`.
 */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Maximum depth of an XML document, in levels; a bank statement has about 12 levels, an EHF invoice 7. */
const deepest = 50;

/**
 * Reads an XML document into a tree; null if the document is not well-formed, has a DOCTYPE, or has more than 50
 * levels.
 */
export function readXml(xml: string): XmlElement | null {
  const path: XmlElement[] = [];
  let root: XmlElement | null = null;
  const isRead = visitXml(xml, {
    open: (name, attributes) => {
      const element = { name, localName: localName(name), attributes, text: '', children: [] };
      root ??= element;
      path.at(-1)?.children.push(element);
      if (path.push(element) > deepest) throw new IllFormed();
    },
    text: (part) => {
      const element = path.at(-1);
      if (element) element.text += part;
    },
    close: () => void path.pop(),
  });
  return isRead ? root : null;
}
