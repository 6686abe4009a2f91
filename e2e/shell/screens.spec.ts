import { createClass, createMap } from '../api';
import { violationsInBothThemes } from '../axe';
import { expect, messages, realNames, test } from '../fixtures';

const t = messages.no;

test('every screen is accessible in both themes, and none scrolls sideways at 390, 820 and 1440 px', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const owner = await createClass(page.request, realNames);
  const map = (await (await createMap(page.request, owner)).json()) as { id: string };
  const screens = [
    'app/login',
    'app/signup',
    'app',
    'app/classes/new',
    `app/classes/${owner.id}`,
    `app/maps/${map.id}`,
    `app/classes/${owner.id}/seatmap`,
  ];
  const check = async (screen: string) => {
    expect([screen, await violationsInBothThemes(page)]).toEqual([screen, []]);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([screen, width, overflow > 0]).toEqual([screen, width, false]);
    }
  };
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(screen);
  }
  await page.getByRole('button', { name: t.Maker.toConditions }).click();
  await page.getByRole('group', { name: t.Conditions.pupils }).locator('label').first().click();
  await page.getByRole('button', { name: t.Conditions.type.together, exact: true }).click();
  await check('conditions, with an error');
  await page.getByRole('button', { name: t.Conditions.more.fixed }).click();
  await check('conditions, fixed desk');
  await page.getByRole('button', { name: t.Conditions.clear }).click();
  await page.getByRole('button', { name: t.Maker.generate }).click();
  await expect(page.getByRole('heading', { name: t.Result.title })).toBeVisible();
  await check('result');
  const made = [
    ['plan', t.MapPlan.make, t.MapPlan.keep],
    ['groups', t.Groups.make, t.Groups.keep],
    ['picker', t.Picker.pick, t.Picker.next],
    ['exam', t.Exam.again, t.Exam.again],
  ] as const;
  for (const [screen, make, then] of made) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`app/classes/${owner.id}/${screen}`);
    await page.getByRole('button', { name: make, exact: true }).click();
    await expect(page.getByRole('button', { name: then, exact: true })).toBeEnabled();
    await check(screen);
  }
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`app/classes/${owner.id}`);
  await page.getByRole('button', { name: t.ClassForm.delete }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('dialog');
});
