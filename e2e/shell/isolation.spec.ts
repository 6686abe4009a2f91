import { call, createClass, createMap, createRoom } from '../api';
import { expect, messages, test } from '../fixtures';

const t = messages.no;

test('another teacher’s class, map and room are not found on pages or in the API', async ({
  page,
  signInTeacher,
  stranger,
}) => {
  await signInTeacher();
  const own = await createClass(page.request, ['Ada', 'Bo']);
  const map = (await (await createMap(page.request, own)).json()) as { id: string };
  const room = await createRoom(page.request, 'Rom 12');

  for (const place of [
    `app/classes/${own.id}`,
    `app/maps/${map.id}`,
    `app/classes/${own.id}/seatmap`,
  ]) {
    await stranger.page.goto(place);
    await expect(stranger.page.getByText(t.LoadFailed.missingTitle)).toBeVisible();
    await expect(stranger.page.getByRole('button', { name: t.LoadFailed.tryAgain })).toHaveCount(0);
  }

  for (const [method, path] of [
    ['GET', `/classes/${own.id}`],
    ['DELETE', `/classes/${own.id}`],
    ['GET', `/classes/${own.id}/maps`],
    ['GET', `/maps/${map.id}`],
    ['GET', `/maps/${map.id}/pdf`],
    ['GET', `/maps/${map.id}/xlsx`],
    ['POST', `/maps/${map.id}/activate`],
    ['DELETE', `/maps/${map.id}`],
    ['GET', `/classes/${own.id}/rooms`],
    ['GET', `/rooms/${room.id}`],
    ['DELETE', `/rooms/${room.id}`],
  ] as const) {
    const response = await call(stranger.request, method, path);
    expect([method, path, response.status()]).toEqual([method, path, 404]);
  }
  for (const list of ['own', 'recent', 'school']) {
    const answer = await call(stranger.request, 'GET', `/classes?list=${list}`);
    expect(await answer.json()).toEqual({ classes: [], next: null });
  }
  expect(await (await call(stranger.request, 'GET', '/rooms')).json()).toEqual([]);
  expect((await call(page.request, 'GET', `/maps/${map.id}`)).status()).toBe(200);
});

test('the API does not reveal whether an address has an account', async ({
  request,
  stranger,
  page,
  teacher,
}) => {
  const path = `/teachers/email/${encodeURIComponent(stranger.teacher.email)}`;
  const unknown = `/teachers/email/${encodeURIComponent('nobody@example.no')}`;
  expect(await (await call(page.request, 'GET', path)).json()).toEqual([]);
  expect(await (await call(page.request, 'GET', unknown)).json()).toEqual([]);
  const own = `/teachers/email/${encodeURIComponent(teacher.email)}`;
  expect(await (await call(page.request, 'GET', own)).json()).toHaveLength(1);
  expect((await call(request, 'GET', path)).status()).toBe(401);
});

test('a request from another origin is refused', async ({ page, signInTeacher }) => {
  await signInTeacher();
  const response = await page.request.post('api/classes', {
    data: {},
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(response.status()).toBe(403);
});

test('Trusted Types refuse markup and foreign scripts on a page', async ({
  stranger: { page },
}) => {
  for (const path of ['', 'app/classes']) {
    await page.goto(path);
    await page.waitForFunction(() => window.trustedTypes?.defaultPolicy);
    const refused = await page.evaluate(() => {
      const element = () => document.createElement('div');
      const script = () => document.createElement('script');
      const ownPart = [...document.scripts].find(({ src }) => src)!.src;
      const tries: Record<string, () => unknown> = {
        markup: () => (element().innerHTML = '<img src="x" onerror="name = 1">'),
        'text of a script': () => (script().text = 'name = 1'),
        'a script of another host': () => (script().src = 'https://elsewhere.example/a.js'),
        'the same path at another host': () =>
          (script().src = ownPart.replace(location.host, 'elsewhere.example')),
        'a script of ours that is none of the build': () => (script().src = '/api/classes'),
        'a worker': () => new Worker('/api/classes'),
        'another policy': () => window.trustedTypes!.createPolicy('other', {}),
        'a script of the build': () => (script().src = ownPart),
        'plain text': () => (element().innerHTML = 'Ada < Bo'),
      };
      const isRefused = (act: () => unknown) => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      return Object.keys(tries).filter((name) => isRefused(tries[name]!));
    });
    expect(refused).toEqual([
      'markup',
      'text of a script',
      'a script of another host',
      'the same path at another host',
      'a script of ours that is none of the build',
      'a worker',
      'another policy',
    ]);
  }
});
