import type { Page } from 'playwright/test';
import type { TierSlug } from '../lib/core/billing/tiers';
import { answerInstead } from './api';
import { violations } from './axe';
import { giveStanding, type Standing } from './database';
import { baseUrl, expect, messages, test, type Language } from './fixtures';

type Texts = (typeof messages)['no']['PlanCheckout'];
type Block = keyof Texts['blocks'];

/** Who may not buy what, and why; every rule of the specification's section 5 and 6. */
const refusals: [who: string, plan: TierSlug, standing: Standing, blocks: Block[]][] = [
  ['a teacher with the personal plan', 'teacher', { hasPersonal: true }, ['currentPlan']],
  [
    'an admin of a school with this plan',
    'schoolM',
    { school: { seatLimit: 35, isPaid: true, isAdmin: true } },
    ['currentPlan'],
  ],
  ['a teacher without a school', 'schoolS', {}, ['createSchoolFirst']],
  ['a teacher who is not admin', 'schoolS', { school: { seatLimit: 20 } }, ['contactSchoolAdmin']],
  ['a teacher of a school', 'teacher', { school: { seatLimit: 20 } }, ['leaveSchoolFirst']],
  [
    'a teacher with a personal plan, of school plans',
    'schoolL',
    { hasPersonal: true },
    ['createSchoolFirst', 'cannotSwitchPlanType'],
  ],
  [
    'an admin of a paid school, of the personal plan',
    'teacher',
    { school: { seatLimit: 20, isPaid: true, isAdmin: true } },
    ['leaveSchoolFirst', 'cannotSwitchPlanType'],
  ],
  [
    'an admin of a school with as many teachers as seats',
    'schoolS',
    { school: { seatLimit: 35, isAdmin: true, teachers: 20 } },
    ['tooManyTeachers'],
  ],
];

/** A text as next-intl writes it, for the arguments that these tests need. */
const withTeachers = (text: string, teachers: number) =>
  text
    .replace(/\{teachers, plural, one \{.*?\} other \{(.*?)\}\}/, '$1')
    .replace('#', String(teachers))
    .replace('{teachers, number}', String(teachers));

for (const language of ['no', 'en'] as Language[]) {
  const { PlanCheckout: t, LoginDialog, Pricing, Errors } = messages[language];
  const quoted = {
    failed:
      language === 'en'
        ? 'Something went wrong updating the subscription'
        : t.subscriptionUpdateError,
    unknown: language === 'en' ? 'User not found in database' : t.userNotFound,
  };
  const nameOf = (slug: TierSlug) => Pricing.tiers[slug].name;
  const upgrade = (slug: TierSlug) => t.upgrade.replace('{plan}', nameOf(slug));
  const open = (page: Page, slug: TierSlug) => page.goto(`pricing/${slug}?frequency=yearly`);
  const account = (page: Page) => page.getByRole('region', { name: t.account });
  const buyButton = (page: Page, slug: TierSlug) => {
    const labels = [t.buy.teacher, t.buy.school, t.current, upgrade(slug)];
    const pattern = labels.map((label) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    return page.getByRole('main').getByRole('button', { name: new RegExp(`^(${pattern})$`) });
  };

  test.describe(`plan page, ${language}`, () => {
    test.use({ language });

    test('a visitor is asked to log in, and no call is made', async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url());
      });
      await page.goto('pricing/schoolM?frequency=yearly', { waitUntil: 'networkidle' });
      await expect(page.getByRole('button', { name: LoginDialog.opener })).toBeVisible();
      await expect(page.getByText(t.visitorTitle)).toBeVisible();
      await expect(buyButton(page, 'schoolM')).toHaveCount(0);
      expect(calls).toEqual([]);
    });

    const bars: [string, Standing, string, boolean][] = [
      ['nothing', {}, t.plans.none, false],
      ['a trial', { hasTrial: true }, t.plans.trial, true],
      ['a personal plan', { hasPersonal: true }, nameOf('teacher'), true],
      ['a school of 20', { school: { seatLimit: 20, isPaid: true } }, nameOf('schoolS'), true],
      ['a school of 35', { school: { seatLimit: 35, isPaid: true } }, nameOf('schoolM'), true],
      ['a school of 50', { school: { seatLimit: 50, isPaid: true } }, nameOf('schoolL'), true],
    ];
    test('whoever is logged in sees their e-mail, their subscription and, with a plan, the way to the app', async ({
      page,
      teacher,
    }) => {
      for (const [what, standing, plan, hasPlan] of bars) {
        await test.step(what, async () => {
          await giveStanding(teacher.email, standing);
          await open(page, 'schoolL');
          await expect(account(page).getByText(teacher.email)).toBeVisible();
          await expect(
            account(page).getByText(t.subscription.replace('{plan}', plan), { exact: true }),
          ).toBeVisible();
          const goToApp = page.getByRole('main').getByRole('link', { name: t.goToApp });
          if (hasPlan) await expect(goToApp).toHaveAttribute('href', /\/app\/login$/);
          else await expect(goToApp).toHaveCount(0);
        });
      }
    });

    test('the way to the app leads whoever is logged in straight into it', async ({
      page,
      teacher,
    }) => {
      await giveStanding(teacher.email, { hasTrial: true });
      await open(page, 'teacher');
      await page.getByRole('main').getByRole('link', { name: t.goToApp }).click();
      await expect(page).toHaveURL(/\/app$/);
    });

    test('logging out leaves a visitor on the page', async ({ page, teacher }) => {
      await open(page, 'teacher');
      await expect(account(page).getByText(teacher.email)).toBeVisible();
      await page.getByRole('button', { name: t.logOut }).click();
      await expect(page.getByRole('button', { name: LoginDialog.opener })).toBeVisible();
      await expect(account(page)).toHaveCount(0);
      expect((await page.request.get('api/session/me')).status()).toBe(401);
    });

    test('logging out that fails says so', async ({ page, teacher }) => {
      await open(page, 'teacher');
      await expect(account(page).getByText(teacher.email)).toBeVisible();
      await page.route('**/api/sessionLogout', (route) => route.abort());
      await page.getByRole('button', { name: t.logOut }).click();
      await expect(account(page).getByText(Errors.reading.offline)).toBeVisible();
    });

    test('a session that ended elsewhere is noticed when the window regains focus', async ({
      page,
      teacher,
    }) => {
      await open(page, 'teacher');
      await expect(account(page).getByText(teacher.email)).toBeVisible();
      await answerInstead(page, '/session/me', { status: 401 });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page.getByRole('button', { name: LoginDialog.opener })).toBeVisible();
    });

    for (const [who, slug, standing, blocks] of refusals) {
      test(`${who} cannot buy ${slug}: ${blocks.join(', ')}`, async ({ page, teacher }) => {
        await giveStanding(teacher.email, standing);
        await open(page, slug);
        const button = buyButton(page, slug);
        await expect(button).toBeDisabled();
        const teachers = standing.school?.teachers ?? 1;
        for (const block of blocks) {
          const text = withTeachers(t.blocks[block], teachers);
          await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
        }
        await expect(button).toHaveText(blocks.includes('currentPlan') ? t.current : /./);
      });
    }

    test('a school with more teachers than the plan has seats is told so in red', async ({
      page,
      teacher,
    }) => {
      const school = { seatLimit: 50, isPaid: true, isAdmin: true, teachers: 36 };
      await giveStanding(teacher.email, { school });
      await open(page, 'schoolM');
      const note = page.getByText(withTeachers(t.blocks.tooManyTeachers, 36), { exact: true });
      await expect(note).toBeVisible();
      await expect(note).toHaveClass(/text-red/);
      await expect(buyButton(page, 'schoolM')).toBeDisabled();
    });

    test('a number of teachers that cannot be read stands in nobody’s way', async ({
      page,
      teacher,
    }) => {
      const school = { seatLimit: 20, isAdmin: true, teachers: 21 };
      await giveStanding(teacher.email, { school });
      await answerInstead(page, '/teachers/activecount/*', { status: 500 });
      await open(page, 'schoolS');
      await expect(buyButton(page, 'schoolS')).toBeEnabled();
      await expect(page.getByText(withTeachers(t.blocks.tooManyTeachers, 21))).toHaveCount(0);
    });

    test('a school that cannot be read is ignored', async ({ page, teacher }) => {
      await giveStanding(teacher.email, { school: { seatLimit: 20, isPaid: true } });
      await answerInstead(page, '/schools/*', { status: 500 });
      await open(page, 'schoolS');
      await expect(
        account(page).getByText(t.subscription.replace('{plan}', t.plans.none), { exact: true }),
      ).toBeVisible();
    });

    test('a plan later in the list is an upgrade', async ({ page, teacher }) => {
      await giveStanding(teacher.email, { school: { seatLimit: 20, isPaid: true, isAdmin: true } });
      await open(page, 'schoolL');
      await expect(page.getByRole('button', { name: upgrade('schoolL') })).toBeEnabled();
      await giveStanding(teacher.email, { hasTrial: true });
      await open(page, 'teacher');
      await expect(page.getByRole('button', { name: t.buy.teacher })).toBeEnabled();
    });

    test('a session without a teacher says so and leads to where signing up is finished', async ({
      page,
      teacher,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await answerInstead(page, '/teachers/email/*', { json: [] });
      await open(page, 'teacher');
      await expect(page.getByText(quoted.unknown, { exact: true })).toBeVisible();
      await expect(account(page).getByText(teacher.email)).toBeVisible();
      await expect(page.getByRole('link', { name: t.finish })).toHaveAttribute('href', /\/app$/);
      expect(logged.join('\n')).toMatch(/Error getting user info.*User not found in database/);
    });

    test('a subscription that cannot be read can be asked for again', async ({ page, teacher }) => {
      await answerInstead(page, '/admins/email/*', { status: 500 });
      await open(page, 'teacher');
      await expect(page.getByText(t.failed)).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: t.tryAgain }).click();
      await expect(account(page).getByText(teacher.email)).toBeVisible();
      await expect(buyButton(page, 'teacher')).toBeEnabled();
    });

    test('what only those who are signed in see can be fetched again where it did not arrive', async ({
      page,
      teacher,
    }) => {
      await giveStanding(teacher.email, {});
      let isLost = true;
      await page.route('**/_next/static/chunks/*.js', async (route) => {
        if (!isLost) return route.fallback();
        const response = await route.fetch();
        const isPanel = (await response.text()).includes('Error creating checkout session');
        return isPanel ? route.abort() : route.fulfill({ response });
      });
      await open(page, 'teacher');
      await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
      isLost = false;
      await page.getByRole('button', { name: t.tryAgain }).click();
      await expect(account(page).getByText(teacher.email)).toBeVisible();
      await expect(buyButton(page, 'teacher')).toBeEnabled();
    });

    test('a refusal says why, and the page shows what has become of the plan', async ({
      page,
      teacher,
    }) => {
      await giveStanding(teacher.email, {});
      await open(page, 'teacher');
      await expect(buyButton(page, 'teacher')).toBeEnabled();
      // Bought in another window.
      await giveStanding(teacher.email, { hasPersonal: true });
      await buyButton(page, 'teacher').click();
      const alert = page.getByRole('alert').filter({ hasText: quoted.failed });
      await expect(alert.getByText(Errors.currentPlan)).toBeVisible();
      await expect(page.getByRole('button', { name: t.current, exact: true })).toBeDisabled();
    });

    const checkouts: [TierSlug, Standing, object][] = [
      ['teacher', {}, { lookup_key: 'teacher_plan_yearly', owner_type: 'teacher' }],
      [
        'schoolM',
        { school: { seatLimit: 20, isAdmin: true } },
        { lookup_key: 'school_plan_m_yearly', owner_type: 'school' },
      ],
    ];
    for (const [slug, standing, body] of checkouts) {
      test(`buying ${slug} asks for its checkout and goes where the answer says`, async ({
        page,
        teacher,
      }) => {
        await giveStanding(teacher.email, standing);
        const sent: unknown[] = [];
        const url = `${baseUrl()}/about`;
        await answerInstead(page, '/stripe/create-checkout-session', { json: { url } });
        await page.route('**/api/stripe/create-checkout-session', (route) => {
          sent.push(route.request().postDataJSON());
          return route.fallback();
        });
        await open(page, slug);
        await buyButton(page, slug).click();
        await expect(page).toHaveURL(/\/about$/);
        expect(sent).toEqual([body]);
        await page.goBack();
        await expect(buyButton(page, slug)).toBeEnabled();
      });
    }

    const failures: [string, object, RegExp][] = [
      ['is refused', { status: 500 }, /Error/],
      ['has no url', { json: {} }, /No checkout URL returned/],
    ];
    for (const [what, answer, log] of failures) {
      test(`a checkout that ${what} is told in an alert, logged, and can be tried again`, async ({
        page,
        teacher,
      }) => {
        await giveStanding(teacher.email, {});
        const logged: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') logged.push(message.text());
        });
        await answerInstead(page, '/stripe/create-checkout-session', answer);
        await open(page, 'teacher');
        await buyButton(page, 'teacher').click();
        await expect(page.getByRole('alert').filter({ hasText: quoted.failed })).toBeVisible();
        expect(logged.join('\n')).toMatch(log);
        await expect(buyButton(page, 'teacher')).toBeEnabled();
      });
    }
  });
}

test.describe('plan page', () => {
  for (const width of [390, 1280]) {
    test(`nothing moves when it turns out who is signed in, at ${width} px`, async ({
      page,
      teacher,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await giveStanding(teacher.email, { school: { seatLimit: 20, isPaid: true } });
      await open(page, 'teacher');
      await expect(page.getByText(teacher.email)).toBeVisible();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
              resolve(entries.reduce((sum, { value }) => sum + value, 0));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThan(0.01);
    });
  }

  test('is accessible to whoever is signed in and refused', async ({ page, teacher }) => {
    const school = { seatLimit: 50, isPaid: true, isAdmin: true, teachers: 36 };
    await giveStanding(teacher.email, { school });
    await open(page, 'schoolM');
    await expect(page.getByText(teacher.email)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  const open = (page: Page, slug: TierSlug) => page.goto(`pricing/${slug}?frequency=yearly`);
});
