/** @jest-environment jsdom */
import JSZip from 'jszip';
import { renderMapXlsx } from './map-xlsx';
import { names, rooms, sampleSheet } from './testing/sample-sheets';

describe('renderMapXlsx', () => {
  it('is well-formed XML throughout', async () => {
    const pupils = ['<b>&"\'', ']]>', 'No\u0000ra', '\uFFFE', ...names];
    const zip = await JSZip.loadAsync(await renderMapXlsx(sampleSheet(rooms.pairs, pupils)));
    const parts = Object.values(zip.files);
    expect(parts.length).toBeGreaterThan(6);
    for (const part of parts) {
      const xml = await part.async('string');
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0);
    }
  });
});
