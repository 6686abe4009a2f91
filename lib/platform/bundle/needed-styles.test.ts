import { neededStyles, wordsIn } from './needed-styles';

const needed = (css: string, ...texts: string[]) => neededStyles(css, texts.map(wordsIn));
const html = '<p class="md:a [&amp;&gt;b]:c 1/2 group content-[&#x27;x&#x27;]" data-open="">x</p>';

describe('the styles that a page needs', () => {
  it.each([
    ['classes of the page', '.md\\:a{color:red}'],
    ['classes with the signs of HTML', '.\\[\\&\\>b\\]\\:c>b{color:red}'],
    ['classes with quotes', ".content-\\[\\'x\\'\\]{color:red}"],
    ['classes that begin with a digit', '.\\31 \\/2{color:red}'],
    ['plain elements', 'p:hover{color:red}'],
    ['attributes', '[data-open]{color:red}'],
    ['classes that must not be there', 'p:not(.other){color:red}'],
    ['one of several classes', '.group:is(.x, .y){color:red}'],
    ['conditions', '@media (width>=40rem){@supports (display:grid){.group{color:red}}}'],
    ['layers in their order', '@layer base,utilities;@layer utilities{.group{color:red}}'],
    ['typefaces', '@font-face{font-family:A;src:url(/a.woff2)}'],
    ['variables that they read', ':root{--a:var(--b);--b:red}p{color:var(--a)}'],
    ['animations', '@keyframes spin{to{rotate:1turn}}p{animation:spin 1s}'],
    [
      'animations by a variable',
      ':root{--move:spin 1s}@keyframes spin{to{rotate:1turn}}p{animation:var(--move)}',
    ],
  ])('keep %s', (_, css) => {
    expect(needed(css, html)).toBe(css);
  });

  it.each([
    ['other classes', '.other{color:red}', ''],
    ['other classes with quotes', ".content-\\[\\'y\\'\\]{color:red}", ''],
    ['classes of which the page has only one', '.group .other{color:red}', ''],
    ['other data attributes', '[data-other] [data-open]{color:red}', ''],
    ['other selectors of a rule', '.other,.group{color:red}', '.group{color:red}'],
    ['what is empty then', '@media print{.other{color:red}}', ''],
    ['variables that nothing reads', ':root{--a:var(--b);--b:red}p{top:0}', 'p{top:0}'],
    ['their types', '@property --a{syntax:"*";inherits:false}p{top:0}', 'p{top:0}'],
    ['other animations', '@keyframes spin{to{rotate:1turn}}p{top:0}', 'p{top:0}'],
  ])('leave out %s', (_, css, kept) => {
    expect(needed(css, html)).toBe(kept);
  });

  it('are also those of its scripts', () => {
    const css = '.opened{color:red}.closed{color:red}';
    expect(needed(css, html, 'a?"opened":`b ${c}`')).toBe('.opened{color:red}');
  });

  it.each(['e.toggleAttribute("data-map-view")', 'e.dataset.mapView=1'])(
    'are those of attributes that a script sets: %s',
    (script) => {
      const css = '[data-map-view]{color:red}';
      expect(needed(css, html, script)).toBe(css);
    },
  );
});
