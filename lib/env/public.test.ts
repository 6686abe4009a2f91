async function publicEnvWith(env: Record<string, string>) {
  const before = { ...process.env };
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
  }
  Object.assign(process.env, env);
  jest.resetModules();
  try {
    return (await import('./public')).publicEnv();
  } finally {
    process.env = before;
  }
}

describe('publicEnv', () => {
  it('uses the base path for the API and the app', async () => {
    expect(await publicEnvWith({})).toMatchObject({
      basePath: '/smg-website-official',
      apiBaseUrl: '/smg-website-official/api',
      appUrl: '/smg-website-official/app',
    });
  });

  it('uses the root when the base path is empty', async () => {
    expect(await publicEnvWith({ NEXT_PUBLIC_BASE_PATH: '' })).toMatchObject({
      basePath: '',
      apiBaseUrl: '/api',
      appUrl: '/app',
    });
  });

  it('accepts an API and an app on hosts other than that of the website', async () => {
    const elsewhere = {
      NEXT_PUBLIC_API_BASE_URL: 'https://api.klassekart.no',
      NEXT_PUBLIC_APP_URL: 'https://app.klassekart.no',
    };
    expect(await publicEnvWith(elsewhere)).toMatchObject({
      apiBaseUrl: 'https://api.klassekart.no',
      appUrl: 'https://app.klassekart.no',
    });
  });

  it.each(['smg', '/smg/', '/'])('refuses the base path %s', async (path) => {
    await expect(publicEnvWith({ NEXT_PUBLIC_BASE_PATH: path })).rejects.toThrow(/slash/);
  });

  it('refuses a base path that differs from the base path of the build', async () => {
    jest.resetModules();
    const { publicEnv } = await import('./public');
    process.env.NEXT_PUBLIC_BASE_PATH = '/other';
    try {
      for (let reads = 0; reads < 2; reads += 1) {
        expect(publicEnv).toThrow('NEXT_PUBLIC_BASE_PATH is "/smg-website-official" in this build');
      }
    } finally {
      delete process.env.NEXT_PUBLIC_BASE_PATH;
    }
  });

  it('uses the Norwegian address for both languages when only that is set', async () => {
    const { siteUrls } = await publicEnvWith({
      NEXT_PUBLIC_NORWEGIAN_URL: 'https://klassekart.example',
    });
    expect(siteUrls).toEqual({
      no: 'https://klassekart.example',
      en: 'https://klassekart.example',
    });
  });

  it.each([
    ['NEXT_PUBLIC_ENGLISH_URL', 'https://seatmaps.example/'],
    ['NEXT_PUBLIC_ENGLISH_URL', 'seatmaps.example'],
    ['NEXT_PUBLIC_COMPANY_EMAIL', 'post'],
    ['NEXT_PUBLIC_COMPANY_ORGANIZATION_NUMBER', '12345678'],
    ['NEXT_PUBLIC_TUTORIAL_VIDEO_ID', 'https://youtu.be/abc'],
    ['NEXT_PUBLIC_REVIEW_PROFILE', 'firma.no'],
    ['NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID', '46d6a890000064000500e0c3'],
  ])('refuses an invalid value of a setting: %s=%s', async (name, value) => {
    await expect(publicEnvWith({ [name]: value })).rejects.toThrow();
  });

  const review = (profile: string, businessUnitId = '46d6a890000064000500e0c3') =>
    publicEnvWith({
      NEXT_PUBLIC_REVIEW_PROFILE: profile,
      NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID: businessUnitId,
    });

  it("accepts the name and the widget id of a company's profile on Trustpilot", async () => {
    const { reviews } = await review('firma.no');
    expect(reviews).toEqual({ profile: 'firma.no', businessUnitId: '46d6a890000064000500e0c3' });
  });

  it.each(['https://no.trustpilot.com/review/firma.no', 'review/firma.no', 'www.firma.no'])(
    "refuses a web address as the name of a company's profile on Trustpilot: %s",
    async (profile) => {
      await expect(review(profile)).rejects.toThrow(/^NEXT_PUBLIC_REVIEW_PROFILE is the name/);
    },
  );

  it('refuses a web address as the id of the Trustpilot widget', async () => {
    const address = 'https://widget.trustpilot.com/46d6a890000064000500e0c3';
    await expect(review('firma.no', address)).rejects.toThrow(
      /^NEXT_PUBLIC_REVIEW_BUSINESS_UNIT_ID is the id/,
    );
  });

  it('in a browser, uses the settings in the page, or the defaults if the page has none', async () => {
    const documentElement = { dataset: {} as { settings?: string } };
    Object.assign(globalThis, { window: globalThis, document: { documentElement } });
    try {
      expect(
        (await publicEnvWith({ NEXT_PUBLIC_APP_URL: 'https://of-the-server.no' })).appUrl,
      ).toBe('/smg-website-official/app');
      documentElement.dataset.settings = '{"NEXT_PUBLIC_APP_URL":"https://app.klassekart.no"}';
      expect((await publicEnvWith({})).appUrl).toBe('https://app.klassekart.no');
    } finally {
      for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
    }
  });
});
