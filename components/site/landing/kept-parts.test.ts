/** @jest-environment jsdom */
import { fillFromKeptPart, keepPartsScript } from './kept-parts';

const page = '<div data-static="menu"><a href="#a">A</a> and</div><div data-static="end">E</div>';
const part = (name: string) => document.querySelector<HTMLElement>(`[data-static="${name}"]`);

/** As React does when it draws the whole page anew: static parts are empty then. */
function replaceEverything() {
  document.body.innerHTML = '<div data-static="menu"></div><div data-static="later"></div>';
}

beforeEach(() => {
  document.body.innerHTML = page;
  (0, eval)(keepPartsScript);
});

describe('a static part', () => {
  it('gets what the server drew when it is made anew, as often as that happens', () => {
    for (let time = 0; time < 2; time += 1) {
      replaceEverything();
      fillFromKeptPart(part('menu'));
      expect(part('menu')?.innerHTML).toBe('<a href="#a">A</a> and');
    }
  });

  it('is left alone while it has its content', () => {
    const link = part('menu')?.firstChild;
    fillFromKeptPart(part('menu'));
    expect(part('menu')?.firstChild).toBe(link);
    expect(part('menu')?.innerHTML).toBe('<a href="#a">A</a> and');
  });

  it('stays empty where the server drew none of its name, and where the page kept nothing', () => {
    replaceEverything();
    fillFromKeptPart(part('later'));
    delete window.keptParts;
    fillFromKeptPart(part('menu'));
    expect(part('later')?.innerHTML).toBe('');
    expect(part('menu')?.innerHTML).toBe('');
  });

  it('is no element when React takes it away', () => {
    expect(() => fillFromKeptPart(null)).not.toThrow();
  });
});
