import { fitsXml } from './fits-xml';
import { readXml } from './read-xml';

it('readXml reads names, attributes, texts and children', () => {
  const root = readXml(
    '<?xml version="1.0"?><a:Doc xmlns:a="urn:x" n="1 &amp; 2">x &lt;<b><![CDATA[<&]]></b>&#229; &#x1F98A;</a:Doc>',
  );
  expect(root).toMatchObject({
    name: 'a:Doc',
    localName: 'Doc',
    attributes: { n: '1 & 2' },
    text: 'x <å 🦊',
    children: [{ name: 'b', text: '<&', children: [] }],
  });
});

it.each([
  ['an empty text', ''],
  ['an open element', '<a><b></a>'],
  ['a bare ampersand', '<a>Drift&Eiendom; 4711</a>'],
  ['a character that XML forbids', '<a>A&#0;B</a>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['a declared entity', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>'],
  ['more than 50 levels', `${'<a>'.repeat(51)}${'</a>'.repeat(51)}`],
])('readXml refuses malformed or dangerous XML: %s', (_, xml) => {
  expect(readXml(xml)).toBeNull();
});

it.each(['Drift&Eiendom; &#0; <b> ]]>', 'Å\t\r\n🦊', '\uFFFD'])(
  'fitsXml accepts a text of characters that XML allows: %j',
  (text) => {
    expect(fitsXml(text)).toBe(true);
  },
);

it.each(['A\u0000', '\u001b', '\uFFFE', '\uFFFF', '\uD800', '\uDC00x'])(
  'fitsXml refuses a text with a character that XML forbids: %j',
  (text) => {
    expect(fitsXml(text)).toBe(false);
  },
);
