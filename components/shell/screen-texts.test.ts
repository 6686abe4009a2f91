import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screenTexts } from './screen-texts';

const app = path.join(process.cwd(), 'app/[locale]/(app)');
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (name) => path.basename(name) === 'page.tsx',
);

jest.mock('@/lib/env/screens', () => {
  const { findNamespaces } = jest.requireActual('@/lib/platform/bundle/find-namespaces.mjs');
  return { namespacesOfScreens: findNamespaces() };
});

const carriedBy = (screens: string) => Object.keys(screenTexts('no', screens));

it.each(pages)('%s carries the texts of its own route', (page) => {
  const [, route] = /<PageTexts page="([^"]+)">/.exec(readFileSync(path.join(app, page), 'utf8'))!;
  expect(route).toBe(`/[locale]/${path.dirname(page)}`);
});

describe('the texts of a screen', () => {
  it('are those that it reads itself or by what it imports, also later', () => {
    expect(carriedBy('/[locale]/app')).toEqual(expect.arrayContaining(['Home', 'FirstSteps']));
    expect(carriedBy('(share)')).toEqual(expect.arrayContaining(['Shared', 'Room', 'Frame']));
  });

  it('are no texts of other screens', () => {
    expect(carriedBy('/[locale]/app')).not.toContain('RoomEditor');
    expect(carriedBy('(share)')).not.toContain('Maker');
  });

  it('are not in its page where the frame of the app has them', () => {
    expect(carriedBy('(app)')).toEqual(expect.arrayContaining(['Frame', 'Errors', 'Auth']));
    for (const page of pages)
      expect(carriedBy(`/[locale]/${path.dirname(page)}`)).not.toContain('Frame');
  });

  it('are in the language that is asked for', () => {
    expect(screenTexts('en', '/[locale]/app').Home?.newClass).not.toBe(
      screenTexts('no', '/[locale]/app').Home?.newClass,
    );
  });

  it('are missed at once where the screen is unknown', () => {
    expect(() => screenTexts('no', '/[locale]/app/elsewhere')).toThrow('/[locale]/app/elsewhere');
  });
});
