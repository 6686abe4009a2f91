import { createClass, createMap } from '../api';
import { violationsInBothThemes } from '../axe';
import { expect, messages, realNames, test } from '../fixtures';

const t = messages.no;

test('every screen is accessible in both themes and fits widths of 390, 820 and 1440 px', async ({
  page,
  signInTeacher,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
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
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the screens without a session are accessible and fit', async () => {
    await page.goto('app/login');
    await expect(title).toHaveText(t.Auth.signInTitle);
    await check('log in');
    await link(t.Auth.signUp).click();
    await expect(title).toHaveText(t.Auth.signUpTitle);
    await check('sign up');
  });

  await signInTeacher();
  const owner = await createClass(page.request, realNames);
  await createMap(page.request, owner);
  await test.step('the screens of classes are accessible and fit', async () => {
    await page.goto('app');
    await expect(title).toHaveText(t.Home.title);
    await expect(link(t.Home.openMap.replace('{name}', '8B'))).toBeVisible();
    await check('home');
    await link(t.Home.newClass).click();
    await expect(title).toHaveText(t.ClassForm.newTitle);
    await check('new class');
    await link(t.ClassForm.back).click();
    await link(t.Home.editClassName.replace('{name}', '8B')).click();
    await expect(title).toHaveText('8B');
    await check('class');
    await page.getByRole('button', { name: t.ClassForm.delete }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('dialog');
    await page.keyboard.press('Escape');
  });

  await test.step('the screens of term plan, groups, picker and test are accessible and fit', async () => {
    const made = [
      ['Planlegg framover', t.TermPlan.keep],
      [t.ClassTools.groups, t.Groups.keep],
      [t.ClassTools.picker, t.Picker.next],
      [t.ClassTools.exam, t.Exam.again],
    ] as const;
    for (const [screen, then] of made) {
      await link(screen).click();
      await expect(page.getByRole('button', { name: then, exact: true })).toBeEnabled();
      await check(screen);
      await page.goBack();
    }
  });

  await test.step('the screens of the map are accessible and fit', async () => {
    await link(t.ClassForm.back).click();
    await page.getByRole('link', { name: t.Home.openMap.replace('{name}', '8B') }).click();
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const pupils = page.getByRole('list', { name: t.Room.map }).locator('[data-pupil]');
    await expect(pupils).toHaveCount(realNames.length);
    await check('saved map');
    await button(t.MapRail.more).click();
    await expect(page.getByText(t.Map.isActive)).toBeVisible();
    await check('more about the map');
    await page.keyboard.press('Escape');
    await button(t.Download.menu).click();
    await check('share and print');
    await page.keyboard.press('Escape');
    await link(t.MapScreen.back).click();
    await link(t.Home.makeMapFor.replace('{name}', '8B')).click();
    await expect(pupils).toHaveCount(realNames.length);
    await check('conditions');
    await button(/^Rommet: /).click();
    await check('rooms');
    await page.keyboard.press('Escape');
    await pupils.first().click();
    await button(t.Conditions.type.together).click();
    await check('conditions, with an error');
    await button(t.Conditions.more.fixed).click();
    await check('conditions, fixed desk');
    await button(t.Conditions.clear).click();
    await button(t.MapScreen.again).click();
    await button(new RegExp(`^${t.MapRail.suggestions}`)).click();
    await expect(button(t.MapFoot.cancel)).toHaveCount(0);
    await check('suggestions');
    await button(t.MapRail.pupil).click();
    await check('no pupil');
    await pupils.first().click();
    await button(new RegExp(`^${t.MapQuestions.ask}`))
      .first()
      .click();
    await check('a pupil');
  });
});
