import { chooseLocale, defaultLocale, isLocale, languageTags, locales } from './locales';

describe('chooseLocale', () => {
  const hosts = { norwegianHosts: ['klassekart.no'], englishHosts: ['seatmaps.example'] };

  it.each`
    sentence                                    | stored        | host                       | locale
    ${'uses the stored choice'}                 | ${'en'}       | ${'klassekart.no'}         | ${'en'}
    ${'uses the stored choice on any host'}     | ${'no'}       | ${'seatmaps.example'}      | ${'no'}
    ${'chooses English on an English host'}     | ${undefined}  | ${'seatmaps.example'}      | ${'en'}
    ${'chooses Norwegian on a Norwegian host'}  | ${undefined}  | ${'klassekart.no'}         | ${'no'}
    ${'falls back to Norwegian on other hosts'} | ${undefined}  | ${'localhost'}             | ${'no'}
    ${'falls back to Norwegian without a host'} | ${undefined}  | ${null}                    | ${'no'}
    ${'ignores the port'}                       | ${undefined}  | ${'seatmaps.example:3000'} | ${'en'}
    ${'ignores the case of the host'}           | ${undefined}  | ${'SeatMaps.Example'}      | ${'en'}
    ${'ignores an unknown subdomain of a host'} | ${undefined}  | ${'my.seatmaps.example'}   | ${'no'}
    ${'ignores an unknown stored language'}     | ${'de'}       | ${'seatmaps.example'}      | ${'en'}
    ${'ignores an empty stored choice'}         | ${''}         | ${'seatmaps.example'}      | ${'en'}
    ${'ignores a stored choice in capitals'}    | ${'EN'}       | ${'klassekart.no'}         | ${'no'}
    ${'ignores a property name of objects'}     | ${'toString'} | ${'klassekart.no'}         | ${'no'}
  `(
    'prefers a valid stored choice to the language of the host: it $sentence',
    ({ stored, host, locale }) => {
      expect(chooseLocale({ stored, host, ...hosts })).toBe(locale);
    },
  );

  it('chooses Norwegian without configured hosts', () => {
    const request = { stored: undefined, host: 'seatmaps.example' };
    expect(chooseLocale({ ...request, norwegianHosts: [], englishHosts: [] })).toBe('no');
  });
});

describe('locales', () => {
  it('begin with the default and have valid language tags', () => {
    expect(locales[0]).toBe(defaultLocale);
    for (const locale of locales) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(languageTags[locale])).toHaveLength(1);
    }
  });

  it.each([[undefined], [null], [''], [1], [['no']]])('do not include the value %p', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});
