import { trimFlight, trimPage } from './trim-flight';

const rows = (...list: string[]) => list.map((row) => `${row}\n`).join('');
const element = (type: string, props: object) => JSON.stringify(['$', type, null, props]);
const still = { 'data-static': true, className: 'a' };

describe('flight data', () => {
  it('is left as it is where nothing is static', () => {
    const flight = rows('1:"$Sreact.fragment"', `0:${element('p', { children: ['a', '$1'] })}`);
    expect(trimFlight(flight)).toBe(flight);
  });

  it('loses the children of a static element, which keeps its other properties', () => {
    const flight = rows(`0:${element('p', { ...still, children: ['$', 'b', null, {}] })}`);
    const kept = { ...still, dangerouslySetInnerHTML: { __html: '' } };
    expect(trimFlight(flight)).toBe(rows(`0:${element('p', kept)}`));
  });

  it('loses what only static elements refer to, and keeps the rest', () => {
    const flight = rows(
      ...['1:"a"', '2:"b"', ':HL["/a.css","style"]'],
      `0:${JSON.stringify([['$', 'p', null, { ...still, children: ['$1', '$L2'] }], '$2'])}`,
    );
    const trimmed = trimFlight(flight);
    expect(trimmed).not.toContain('1:"a"');
    expect(trimmed).toContain('2:"b"\n:HL["/a.css","style"]\n');
  });

  it('reads text whose length is counted in bytes, line ends in it included', () => {
    const text = 'é\n2:"x"';
    const flight = `1:T${Buffer.byteLength(text).toString(16)},${text}${rows('0:["$1"]')}`;
    expect(trimFlight(flight)).toBe(flight);
  });

  it('keeps what stood at a path into a part that is cut away', () => {
    const icon = { name: 'check' };
    const flight = rows(
      `1:${element('p', { ...still, children: { icon } })}`,
      '0:["$1","$1:props:children:icon"]',
    );
    expect(trimFlight(flight)).toContain(`0:${JSON.stringify(['$1', icon])}\n`);
  });

  it('refuses to switch off a component that does something in the browser', () => {
    const flight = rows(
      '1:I[7,["/a.js"],"MenuButton"]',
      `0:${element('p', { ...still, children: ['$', '$L1', null, {}] })}`,
    );
    expect(() => trimFlight(flight)).toThrow(/MenuButton/);
  });

  it('follows a path only to what it leads to', () => {
    const flight = rows(
      '1:I[7,["/a.js"],"MenuButton"]',
      `2:${element('p', { children: [{ icon: 'a' }, ['$', '$L1', null, {}]] })}`,
      `0:${JSON.stringify(['$2', ['$', 'p', null, { ...still, children: '$2:props:children:0:icon' }]])}`,
    );
    expect(trimFlight(flight)).not.toContain('$2:props');
  });

  it('refuses what it does not know', () => {
    expect(() => trimFlight('x:1\n')).toThrow(/No flight row/);
  });
});

describe('a page', () => {
  const script = (flight: string) =>
    `<script>self.__next_f.push(${JSON.stringify([1, flight]).replaceAll('<', '\\u003c')})</script>`;

  it('has its flight data in one script, in which nothing ends the script', () => {
    const html = `<p>a</p>${script('0:["<b>')}<i></i>${script('</script>"]\n')}<u></u>`;
    expect(trimPage(html)).toBe(
      '<p>a</p><script>self.__next_f.push([1,"0:[\\"\\u003cb\\u003e\\u003c/script\\u003e\\"]\\n"])</script><i></i><u></u>',
    );
  });

  it('without flight data is refused, as after a change in Next.js', () => {
    expect(() => trimPage('<p>a</p>')).toThrow(/no flight data/);
  });
});
