/** @jest-environment jsdom */
import { renderMapXlsx } from './map-xlsx';
import { names, rooms, sampleSheet } from './testing/sample-sheets';
import { unzipText } from './testing/unzip-text';

describe('renderMapXlsx', () => {
  it('writes well-formed XML', async () => {
    const pupils = ['<b>&"\'', ']]>', 'No\u0000ra', '\uFFFE', ...names];
    const parts = unzipText(await renderMapXlsx(sampleSheet(rooms.pairs, pupils)));
    expect(parts.size).toBeGreaterThan(6);
    for (const xml of parts.values()) {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0);
    }
  });
});
