import { scriptWords } from './script-words';

const file = (name: string) => `static/chunks/${name}.js`;
const texts: Record<string, string> = {
  [file('menu')]: `load("${file('drawer.1-_~')}"),{className:"flex gap-2"}`,
  [file('drawer.1-_~')]: `load("${file('menu')}"),{className:\`fixed \${a?"hidden":""}\`}`,
  [file('app')]: '{className:"grid"}',
};
let read: string[];
const wordsOf = scriptWords((name) => {
  read.push(name);
  return texts[name]!;
});

it('the words of scripts are those of a page and of all they may load, in a circle too', () => {
  read = [];
  const found = wordsOf(`<script src="/base/_next/${file('menu')}"></script>`);
  for (const word of ['flex', 'gap-2', 'fixed', 'hidden']) expect(found).toContain(word);
  expect(found).not.toContain('grid');
  expect(read).toEqual([file('menu'), file('drawer.1-_~')]);
});

it('are read from each file once, whatever page asks', () => {
  read = [];
  wordsOf(`<script src="/_next/${file('menu')}">`);
  expect(wordsOf(`push("[\\"${file('app')}\\"]")`)).toContain('grid');
  expect(read).toEqual([file('app')]);
});
