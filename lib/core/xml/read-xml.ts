import { SaxesParser } from 'saxes';

/** An element of a document. */
export interface XmlElement {
  /** With its prefix, as `cbc:ID`. */
  name: string;
  /** Without its prefix, which is the writer's choice. */
  localName: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in it, white space included. */
  text: string;
  children: XmlElement[];
}

interface XmlVisitor {
  /** Names come with their prefixes. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

class IllFormed extends Error {}

/**
 * Goes through a document (XML 1.0, fifth edition) without keeping anything of it and without the browser's parser, which
 * pages forbid by Trusted Types. Takes time linear in its length. Returns false as soon as it is not well-formed or has a
 * document type, and so could have entities of its own; what a visitor throws is thrown on.
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

/** A name without its prefix, which is the writer's choice. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Deeper documents are refused; a bank statement has about 12 levels, an EHF 7. */
const deepest = 50;

/**
 * Reads a document as `visitXml` goes through it. Returns its root; null for what is not well-formed, has a document type or
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
