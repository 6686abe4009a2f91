import fc from 'fast-check';
import { downloadName } from './file-name';

const date = '2026-11-20';
const name = (title: string, kind = 'klassekart') =>
  downloadName({ kind, title, date, extension: 'pdf' });

describe('downloadName', () => {
  it.each([
    ['8B', 'klassekart-8B-2026-11-20.pdf', 'klassekart-8B-2026-11-20.pdf'],
    ['1ST Ål', 'klassekart-1ST-Ål-2026-11-20.pdf', 'klassekart-1ST-Al-2026-11-20.pdf'],
    ['Ærlig Øst', 'klassekart-Ærlig-Øst-2026-11-20.pdf', 'klassekart-AErlig-Ost-2026-11-20.pdf'],
    ['Łódź', 'klassekart-Łódź-2026-11-20.pdf', 'klassekart-Lodz-2026-11-20.pdf'],
    ['8A/8B', 'klassekart-8A-8B-2026-11-20.pdf', 'klassekart-8A-8B-2026-11-20.pdf'],
    ['../../etc', 'klassekart-etc-2026-11-20.pdf', 'klassekart-etc-2026-11-20.pdf'],
    ['10.1', 'klassekart-10.1-2026-11-20.pdf', 'klassekart-10.1-2026-11-20.pdf'],
    ['الصف ٨', 'klassekart-الصف-٨-2026-11-20.pdf', 'klassekart-2026-11-20.pdf'],
    ['   ', 'klassekart-2026-11-20.pdf', 'klassekart-2026-11-20.pdf'],
    ['a"b\r\nX: y', 'klassekart-a-b-X-y-2026-11-20.pdf', 'klassekart-a-b-X-y-2026-11-20.pdf'],
    ['\u202Efdp.exe', 'klassekart-fdp.exe-2026-11-20.pdf', 'klassekart-fdp.exe-2026-11-20.pdf'],
  ])('makes a file name from the title %j', (title, fileName, asciiFileName) => {
    expect(name(title)).toMatchObject({ fileName, asciiFileName });
  });

  it('puts the ASCII file name and the full file name into the Content-Disposition header', () => {
    expect(name('Ål').contentDisposition).toBe(
      `attachment; filename="klassekart-Al-2026-11-20.pdf"; filename*=UTF-8''klassekart-%C3%85l-2026-11-20.pdf`,
    );
  });

  it('shortens an extremely long name', () => {
    const { fileName } = name('学'.repeat(500));
    expect(Buffer.byteLength(fileName)).toBeLessThan(200);
    expect(fileName).toMatch(/^klassekart-学+-2026-11-20\.pdf$/);
  });

  it('makes a safe header and file name for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, kind) => {
        const made = name(title, kind);
        expect(made.contentDisposition).toMatch(
          /^attachment; filename="[A-Za-z0-9.-]+\.pdf"; filename\*=UTF-8''(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+$/,
        );
        expect(made.fileName).not.toMatch(/[\p{Cc}\p{Cs}"*/:<>?\\|\s]|^[.-]/u);
      }),
    );
  });
});
