import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** The name with its prefix, such as `cbc:ID`. */
  name: string;
  /** The name without its prefix, which the writer of the document chooses. */
  localName: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in the element, white space included. */
  text: string;
  children: XmlElement[];
}

interface XmlVisitor {
  /** Called at the start of an element; names include their prefixes. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

class IllFormed extends Error {}

/**
 * Visits the elements of a document (XML 1.0, fifth edition) without storing them. It does not use the browser's
 * parser, which Trusted Types forbid on pages. Takes time linear in the length. Returns false as soon as the document
 * is not well-formed or has a document type, which could declare entities. An error of the visitor is rethrown.
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

/** The name without its prefix, which the writer of the document chooses. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Maximum depth of a document; a bank statement has about 12 levels, an EHF 7. */
const deepest = 50;

/**
 * Reads a document by `visitXml`. Returns its root; null if the document is not well-formed, has a document type or
 * has more than 50 levels.
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
