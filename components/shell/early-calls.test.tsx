import { createContext, runInContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { publicEnv } from '@/lib/env/public';
import { dropEarlyAnswers, takeEarlyAnswer } from '@/lib/client/http/early-answers';
import { EarlyCalls } from './early-calls';

const script = renderToStaticMarkup(<EarlyCalls />).replace(/^<script>|<\/script>$/g, '');
const email = 'kari+6b@skole.no';
const school = '00000000-0000-4000-8000-000000000009';
const ofKari = `/teachers/email/${encodeURIComponent(email)}`;

/** Runs the script as a page does; answers with the paths that it asked for. */
async function openPage(page: {
  cookie: string;
  at?: string;
  answers?: Record<string, unknown>;
}): Promise<string[]> {
  const asked: string[] = [];
  const fetchDouble = async (url: string) => {
    const path = url.slice(publicEnv().apiBaseUrl.length);
    asked.push(path);
    const body = page.answers?.[path];
    if (body === undefined) throw new TypeError('Failed to fetch');
    const response = { json: async () => body, clone: () => response };
    return response;
  };
  const context = createContext({
    document: { cookie: page.cookie },
    location: { pathname: page.at ?? `${publicEnv().appUrl}/rooms` },
    window: globalThis,
    fetch: fetchDouble,
  });
  runInContext(script, context);
  await new Promise(setImmediate);
  return asked;
}

const signedIn = {
  cookie: 'csrf=x; signedIn=1',
  answers: { '/session/me': { email }, [ofKari]: [{ school_id: school }] },
};

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  dropEarlyAnswers();
  jest.restoreAllMocks();
});

describe('a page of the app', () => {
  it('asks who is signed in before its scripts are there', async () => {
    expect(await openPage(signedIn)).toEqual([
      '/session/me',
      `/admins/email/${encodeURIComponent(email)}`,
      ofKari,
      `/schools/${school}`,
    ]);
  });

  it.each([publicEnv().appUrl, `${publicEnv().appUrl}/`, `/en${publicEnv().appUrl}`])(
    'asks at %s for the lists of the home page, too',
    async (at) => {
      expect(await openPage({ ...signedIn, at })).toEqual(
        expect.arrayContaining(['/classes?list=own', '/classes?list=school']),
      );
    },
  );

  it.each([
    [`/classes/${school}`, 'class', [`/classes/${school}`, `/classes/${school}/conditions`]],
    [`/classes/${school}/seatmap`, 'maker', [`/classes/${school}/maps`]],
    [`/maps/${school}`, 'map', [`/maps/${school}`]],
  ])('asks at %s for the %s, too', async (end, _, paths) => {
    const asked = await openPage({ ...signedIn, at: publicEnv().appUrl + end });
    expect(asked).toEqual(expect.arrayContaining(paths));
  });

  it('asks at other addresses for nothing more', async () => {
    const plain = await openPage(signedIn);
    const at = `${publicEnv().appUrl}/classes/new`;
    expect(await openPage({ ...signedIn, at })).toEqual(plain);
  });

  it.each(['', 'csrf=x', 'notSignedIn=1', 'signedIn='])(
    'asks for nothing where the cookies are "%s"',
    async (cookie) => {
      expect(await openPage({ cookie, at: publicEnv().appUrl })).toEqual([]);
    },
  );

  it('asks no further without an e-mail, and leaves failures to what takes them', async () => {
    const asked = await openPage({ ...signedIn, answers: { '/session/me': { code: 'x' } } });
    expect(asked).toEqual(['/session/me']);
    await openPage({ ...signedIn, answers: {} });
    await expect(takeEarlyAnswer('/session/me')).rejects.toThrow('Failed to fetch');
  });
});

describe('an answer that was asked for ahead', () => {
  it('is taken once', async () => {
    await openPage(signedIn);
    const answer = await takeEarlyAnswer('/session/me');
    expect(await answer!.json()).toEqual({ email });
    expect(takeEarlyAnswer('/session/me')).toBeUndefined();
  });

  it('is old after half a minute', async () => {
    await openPage(signedIn);
    jest.spyOn(performance, 'now').mockReturnValue(30_001);
    expect(takeEarlyAnswer('/session/me')).toBeUndefined();
  });

  it('is not there after it was dropped, nor for another call', async () => {
    await openPage(signedIn);
    expect(takeEarlyAnswer('/classes?list=own')).toBeUndefined();
    dropEarlyAnswers();
    expect(takeEarlyAnswer('/session/me')).toBeUndefined();
  });
});
