import { readXml, type XmlElement } from '@/lib/core/xml/read-xml';
import { collectBytes, createTaggedDocument } from './tagged-document';

async function metadataOf(title: string): Promise<string> {
  const document = createTaggedDocument(title, 'no', { Author: 'Fjell & Vik', Subject: '5 < 6' });
  document.addPage();
  const bytes = collectBytes(document);
  document.end();
  const text = Buffer.from(await bytes).toString('utf8');
  return /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(text)![0];
}

describe("a PDF's metadata", () => {
  it.each(['8A & 8B', '<b>8A</b>', 'Åse "5" & &amp;', 'Łukasz 🦊', ']]>'])(
    'is XML with the title %s',
    async (title) => {
      const texts = (element: XmlElement): string[] => [
        element.text,
        ...element.children.flatMap(texts),
      ];
      expect(texts(readXml(await metadataOf(title))!)).toEqual(
        expect.arrayContaining([title, 'Fjell & Vik', '5 < 6']),
      );
    },
  );

  it('omits characters that XML forbids', async () => {
    expect(await metadataOf('8A\u0000\u0008 8B\uFFFE')).toContain('>8A 8B<');
  });
});
