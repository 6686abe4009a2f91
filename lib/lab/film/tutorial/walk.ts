import type { Page } from 'playwright';
import { tutorialScenes, type TutorialScene } from '@/components/site/landing/tutorial-scenes';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import type { Film } from './film';

const pupils = [
  ...'Ada Amina Aksel Anh Emma Filip Fatima Henrik Iben Ingrid Jakob Jonas'.split(' '),
  ...'Leah Linh Łukasz Maja Noah Nora Oskar Sofie Theo Tuva Yusuf Zofia'.split(' '),
];
const typed = 3;
const className = '8B';
/** Shows what is printed as a sheet of paper. */
const paperStyle =
  'html { zoom: 0.7; background: #e3d5bb } body { background: #fff; min-height: 0; margin: 28px 60px; padding: 36px 48px }';
/** Ends with the whole map. */
const posterScene: TutorialScene = 'again';

/** The parts of the page that a new teacher sees, by the words of the filmed language. */
function partsOf(page: Page, locale: Locale) {
  const t = messages[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    t,
    button,
    heading,
    field,
    link: (name: string) => page.getByRole('link', { name }),
    text: (text: string) => page.getByText(text, { exact: true }),
    desk: (name: string) =>
      page
        .getByRole('list', { name: t.Room.map })
        .getByRole('button', { name: new RegExp(`^${name},`) }),
    chip: (name: string) =>
      page.getByRole('group', { name: t.Conditions.pupils }).getByText(name, { exact: true }),
  };
}

async function signUp(page: Page, url: string, locale: Locale) {
  const { t, field, button, heading } = partsOf(page, locale);
  await page.goto(`${url}/app/signup`);
  await field(t.Auth.name).fill('Kari');
  await field(t.Auth.email).fill(`kari-${Date.now()}@skolen.example`);
  await field(t.Auth.password).fill('et langt passord');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await button(t.Auth.signUp).click();
  await heading(t.FirstSteps.title).waitFor();
  await button(t.EmailNotice.hide).click();
}

/** The acts of each scene. The last picture stands still for the rest of its time. */
function scenesOf(
  film: Film,
  url: string,
  locale: Locale,
): Record<TutorialScene, () => Promise<void>> {
  const { page } = film;
  const { t, button, heading, field, link, text, desk, chip } = partsOf(page, locale);
  const { Conditions, Pupils, ClassForm, Maker, Result, Workbench, MapPlan, Groups, Picker, Exam } =
    t;
  let classId = '';

  async function addCondition(type: 'together' | 'apart' | 'front', names: string[]) {
    for (const name of names) await film.click(chip(name));
    await film.click(button(Conditions.type[type]));
  }

  return {
    start: async () => {
      const start = link(t.FirstSteps.start);
      await film.cutTo(heading(t.FirstSteps.title), start);
      await film.hold(1.6);
      await film.click(start, { after: field(ClassForm.name) });
    },
    class: async () => {
      await film.cutTo(heading(ClassForm.newTitle), field(Pupils.firstName));
      await film.click(field(ClassForm.grade));
      await film.type(field(ClassForm.grade), '8');
      await film.click(field(ClassForm.name));
      await film.type(field(ClassForm.name), className);
    },
    names: async () => {
      const name = field(Pupils.firstName);
      await film.scrollTo(heading(Pupils.title), button(Pupils.pasteList));
      await film.click(name);
      for (const pupil of pupils.slice(0, typed)) {
        await film.type(name, pupil);
        await film.hold(0.2);
        await name.press('Enter');
        await film.look();
        await film.hold(0.4);
      }
    },
    list: async () => {
      await film.click(button(Pupils.pasteList), { after: field(Pupils.list) });
      await film.hold(0.5);
      await field(Pupils.list).fill(pupils.slice(typed).join('\n'));
      await field(Pupils.list).evaluate((list) => list.scrollTo(0, 0));
      const add = page.getByRole('button', { name: String(pupils.length - typed) });
      await film.look();
      await film.scrollTo(heading(Pupils.title), add);
      await film.hold(0.8);
      await film.click(add);
      await film.click(button(ClassForm.create), { after: heading(Maker.roomTitle) });
    },
    room: async () => {
      classId = /classes\/([^/]+)/.exec(page.url())![1]!;
      await film.cutTo(heading(Maker.roomTitle));
      for (const kind of ['horseshoe', 'longRows', 'pairs'] as const) {
        await film.click(page.getByTitle(t.RoomKinds[kind]));
        await film.hold(0.8);
      }
      await film.click(button(Maker.toConditions), { after: heading(Maker.conditionsTitle) });
    },
    together: () => addCondition('together', ['Linh', 'Nora']),
    apart: () => addCondition('apart', ['Jonas', 'Noah']),
    front: () => addCondition('front', ['Iben']),
    map: async () => {
      await film.hold(0.8);
      await film.click(button(Maker.generate), { after: desk('Ada') });
      await film.hold(1.6);
    },
    again: async () => {
      await film.click(desk('Ada'));
      await film.hold(0.6);
      await film.click(button(Workbench.action.lock));
      await film.hold(0.6);
      await film.click(button(Result.again));
      await film.fadeIn();
    },
    save: async () => {
      await film.click(button(Result.save), { after: text(Maker.saved) });
      await film.fadeIn();
    },
    export: async () => {
      await film.pointAt(link(t.Download.pdf));
      await film.hold(0.8);
      await film.click(button(t.Download.more), { after: button(t.Download.print) });
      await film.pointAt(link(t.Download.excel));
      await film.hold(0.8);
      await film.pointAt(button(t.Download.print));
    },
    paper: async () => {
      film.hidePointer();
      await page.emulateMedia({ media: 'print' });
      await page.addStyleTag({ content: paperStyle });
      await film.cutTo(page.locator('body'));
    },
    plan: async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`${url}/app/classes/${classId}`);
      const plan = page.locator('a[href$="/plan"]');
      await film.cutTo(plan);
      await film.click(plan, { after: button(MapPlan.make) });
      await film.click(button(MapPlan.make), { after: button(MapPlan.keep) });
      await film.fadeIn();
    },
    groups: async () => {
      await page.goto(`${url}/app/classes/${classId}/groups`);
      await film.cutTo(button(Groups.make));
      await film.click(button(Groups.make), { after: button(Groups.keep) });
      await film.fadeIn();
    },
    picker: async () => {
      await page.goto(`${url}/app/classes/${classId}/picker`);
      await film.cutTo(button(Picker.pick));
      await film.click(button(Picker.pick));
    },
    exam: async () => {
      await page.goto(`${url}/app/classes/${classId}/exam`);
      const desks = field(Exam.seats);
      await film.cutTo(desks);
      await film.click(desks);
      await desks.fill('48');
      // In twice as many desks there is one between any two pupils.
      const [, apart] = /one {(.+?)}/.exec(Exam.between)!;
      await page.getByText(apart!).waitFor();
      await film.fadeIn();
    },
  };
}

/** Films how a new teacher makes the first map, each scene as long as it should be. Answers the picture for the poster. */
export async function walk(film: Film, url: string, locale: Locale) {
  await signUp(film.page, url, locale);
  const scenes = scenesOf(film, url, locale);
  let end = 0;
  let poster: Buffer | undefined;
  for (const { id, seconds } of tutorialScenes) {
    end += seconds;
    await scenes[id]();
    const used = seconds - (end - film.seconds);
    console.log(`${locale} ${id.padEnd(10)} ${used.toFixed(1)} of ${seconds} s`);
    await film.holdUntil(end);
    if (id === posterScene) poster = film.still;
  }
  return poster!;
}
