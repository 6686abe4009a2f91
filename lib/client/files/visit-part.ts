import { localName, visitXml } from '@/lib/core/xml/read-xml';
import { FileProblem } from './file-problem';

interface Visitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

export function visit(xml: string | undefined, { open, close, ...visitor }: Visitor): void {
  if (xml === undefined) return;
  const isRead = visitXml(xml, {
    ...visitor,
    open: (name, attributes) => open?.(localName(name), attributes),
    close: (name) => close?.(localName(name)),
  });
  if (!isRead) throw new FileProblem('broken');
}
