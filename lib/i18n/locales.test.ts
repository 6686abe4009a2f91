import { chooseLocale, defaultLocale, isLocale, languageTags, locales } from './locales';

describe('chooseLocale', () => {
  const hosts = { norwegianHosts: ['klassekart.no'], englishHosts: ['seatmaps.example'] };

  it.each`
    sentence                                         | stored        | host                       | locale
    ${'takes the stored choice'}                     | ${'en'}       | ${'klassekart.no'}         | ${'en'}
    ${'takes the stored choice on any host'}         | ${'no'}       | ${'seatmaps.example'}      | ${'no'}
    ${'lets an English host decide'}                 | ${undefined}  | ${'seatmaps.example'}      | ${'en'}
    ${'lets a Norwegian host decide'}                | ${undefined}  | ${'klassekart.no'}         | ${'no'}
    ${'falls back to Norwegian on other hosts'}      | ${undefined}  | ${'localhost'}             | ${'no'}
    ${'falls back to Norwegian without a host'}      | ${undefined}  | ${null}                    | ${'no'}
    ${'does not mind the port'}                      | ${undefined}  | ${'seatmaps.example:3000'} | ${'en'}
    ${'does not mind the case'}                      | ${undefined}  | ${'SeatMaps.Example'}      | ${'en'}
    ${'does not take a part of a name for the host'} | ${undefined}  | ${'my.seatmaps.example'}   | ${'no'}
    ${'ignores a stored language that is not ours'}  | ${'de'}       | ${'seatmaps.example'}      | ${'en'}
    ${'ignores an empty stored choice'}              | ${''}         | ${'seatmaps.example'}      | ${'en'}
    ${'ignores a stored choice of another case'}     | ${'EN'}       | ${'klassekart.no'}         | ${'no'}
    ${'ignores a name that every object has'}        | ${'toString'} | ${'klassekart.no'}         | ${'no'}
  `('$sentence', ({ stored, host, locale }) => {
    expect(chooseLocale({ stored, host, ...hosts })).toBe(locale);
  });

  it('chooses Norwegian where no hosts are set', () => {
    const request = { stored: undefined, host: 'seatmaps.example' };
    expect(chooseLocale({ ...request, norwegianHosts: [], englishHosts: [] })).toBe('no');
  });
});

describe('locales', () => {
  it('begin with the default and each have a tag that Intl knows', () => {
    expect(locales[0]).toBe(defaultLocale);
    for (const locale of locales) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(languageTags[locale])).toHaveLength(1);
    }
  });

  it.each([[undefined], [null], [''], [1], [['no']]])('do not include %p', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});
