const names = ['NEXT_PUBLIC_BASE_PATH', 'NEXT_PUBLIC_API_BASE_URL', 'NEXT_PUBLIC_APP_URL'];

async function publicEnvWith(env: Record<string, string>) {
  const before = { ...process.env };
  for (const name of names) delete process.env[name];
  Object.assign(process.env, env);
  jest.resetModules();
  try {
    return (await import('./public')).publicEnv;
  } finally {
    process.env = before;
  }
}

describe('publicEnv', () => {
  it('serves everything of this deployment under the base path', async () => {
    expect(await publicEnvWith({})).toEqual({
      basePath: '/smg-website-official',
      apiBaseUrl: '/smg-website-official/api',
      appUrl: '/smg-website-official/app',
    });
  });

  it('serves from the root where the base path is empty', async () => {
    expect(await publicEnvWith({ NEXT_PUBLIC_BASE_PATH: '' })).toEqual({
      basePath: '',
      apiBaseUrl: '/api',
      appUrl: '/app',
    });
  });

  it('reaches API and app elsewhere', async () => {
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
});
