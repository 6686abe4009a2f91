/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FileProblem } from '@/lib/client/files/file-problem';
import { readFile } from '@/lib/client/files/read-file';
import type { Sheet } from '@/lib/client/files/sheet';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { ClassPupil } from '@/lib/contracts/classes/classes';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import type { Mark } from '@/lib/core/conditions/marks';
import { solve } from '@/lib/core/seating/solve';
import { words } from '@/lib/i18n/testing/render-app';
import { pupils, pupilsNamed, renderMap, seated, shownMap, visitMap } from '../testing/render-map';

jest.mock('@/lib/client/files/read-file');
jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('@/lib/client/maps/seating/ask-in-worker', () =>
  jest.requireActual<object>('@/components/maps/map/testing/engine-at-once'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('MapFromSheet');
const sheetOf = (...rows: string[][]): Sheet => ({ name: 'Ark1', cells: rows });
const inFile = (...sheets: Sheet[]) => jest.mocked(readFile).mockResolvedValue(sheets);
const dialog = () => screen.getByRole('dialog', { name: t('title') });
const more = () => screen.getByRole('button', { name: words('MapRail')('more') });
const preview = () => within(dialog()).getByRole('list', { name: t('preview') });
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const apart: Condition = { id: id(20), type: 'apart', pupils: [id(0), id(1)] };

beforeEach(() => {
  visitMap();
  jest
    .mocked(solveInWorker)
    .mockReset()
    .mockImplementation(async (problem, { seed, suggestions }) =>
      solve(problem, { seed, suggestions, timeLimitMs: 1, now: () => 0 }),
    );
});

async function openDialog(
  conditions: Condition[] = [],
  ofClass: ClassPupil[] = pupils,
  marks: Mark[] = [],
) {
  const kept = { version: 1, conditions, lapsed: [] };
  const map = await renderMap([], kept, { pupils: ofClass, marks });
  await waitFor(() => expect(seated()).toContain('Ada'));
  const before = seated();
  await map.user.click(more());
  await map.click(t('open'));
  return {
    ...{ ...map, before },
    choose: async (name = 'kart 8b.xlsx') => {
      const input = dialog().querySelector<HTMLInputElement>('input[type=file]')!;
      await map.user.upload(input, new File(['x'], name));
    },
  };
}

const ofClass = sheetOf(['', 'Tavle', ''], ['Ada', 'Bo', ''], ['', 'Cy', 'Оксана']);

describe('a seating map from a file', () => {
  it('is previewed with its room and names, and replacing the current map can be undone', async () => {
    inFile(ofClass);
    const map = await openDialog();
    await map.choose();
    const heading = await screen.findByRole('heading', {
      name: t('found', { desks: 4, seated: 4 }),
    });
    expect(heading).toHaveFocus();
    for (const { name } of pupils) expect(within(preview()).getByText(name)).toBeInTheDocument();
    expect(dialog()).toHaveTextContent(t('allMet', { count: 0 }));
    expect(dialog()).toHaveTextContent(t('newRoom', { room: t('room', { file: 'kart 8b' }) }));
    await map.click(t('use'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(seated()).toBe('Ada Bo Cy Оксана');
    expect(more()).toHaveFocus();
    await map.undo();
    expect(seated()).toBe(map.before);
  });

  it('keeps the current room when the file has the same desks as the room', async () => {
    inFile(sheetOf(['Cy', 'Bo', '', 'Ada', 'Оксана']));
    const map = await openDialog();
    await map.choose();
    expect(
      await screen.findByText(t('knownRoom', { room: words('RoomKinds')('pairs') })),
    ).toBeVisible();
    await map.click(t('use'));
    expect(seated()).toBe('Cy Bo Ada Оксана');
  });

  it('is shown together with the conditions that the map breaks', async () => {
    inFile(ofClass);
    const map = await openDialog([apart]);
    await map.choose();
    expect(await screen.findByText(t('broken', { count: 1 }))).toBeVisible();
    expect(dialog()).toHaveTextContent(
      words('Conditions')('sentence.apart', { names: 'Ada and Bo' }),
    );
    inFile(sheetOf(['Ada', '', '', 'Bo'], ['Cy', '', '', 'Оксана']));
    await map.choose();
    expect(await screen.findByText(t('allMet', { count: 1 }))).toBeVisible();
  });

  it('shows the name of a coloured mark if a condition about the pupils with this mark is broken', async () => {
    inFile(ofClass);
    const marked = pupils.map((pupil, index) => (index < 2 ? { ...pupil, marks: [0] } : pupil));
    const ofMark: Condition = { id: id(20), type: 'apart', pupils: [toMarkId(0)] };
    const map = await openDialog([ofMark], marked, [{ symbol: 0, name: 'blue' }]);
    await map.choose();
    expect(await screen.findByText(t('broken', { count: 1 }))).toBeVisible();
    expect(dialog()).toHaveTextContent(words('Conditions')('sentence.apart', { names: 'blue' }));
  });

  it('discards suggestions for the former room and explains how to get new suggestions', async () => {
    inFile(ofClass);
    const none = words('MapRail')('noSuggestions');
    const map = await openDialog([apart]);
    await map.click(t('close'));
    await map.click(words('MapScreen')('again'));
    await waitFor(() => expect(screen.queryByText(none)).not.toBeInTheDocument());
    await map.user.click(more());
    await map.click(t('open'));
    await map.choose();
    await screen.findByText(t('broken', { count: 1 }));
    await map.click(t('use'));
    expect(await screen.findByText(none)).toBeVisible();
    await map.undo();
    await waitFor(() => expect(screen.queryByText(none)).not.toBeInTheDocument());
  });

  it('lists the pupils without a seat and the ignored texts of the sheet', async () => {
    inFile(sheetOf(['Klassekart 8B', ''], ['', ''], ['Ada', 'Bo']));
    const map = await openDialog();
    await map.choose();
    expect(await screen.findByText(t('unseated', { count: 2 }))).toBeVisible();
    expect(dialog()).toHaveTextContent('Cy and Оксана');
    expect(dialog()).toHaveTextContent(t('ignored', { texts: 'Klassekart 8B' }));
    await map.click(t('use'));
    expect(seated()).toBe('Ada Bo');
  });

  it('can be chosen from the sheets of a workbook, starting with the first sheet that has a map', async () => {
    inFile({ name: 'Liste', cells: [['Navn'], ['Ada']] }, ofClass, {
      ...sheetOf(['Bo', 'Ada']),
      name: 'Uke 2',
    });
    const map = await openDialog();
    await map.choose();
    const sheet = await within(dialog()).findByLabelText(t('sheet'));
    expect(sheet).toHaveDisplayValue('Ark1');
    await map.user.selectOptions(sheet, 'Uke 2');
    expect(
      screen.getByRole('heading', { name: t('found', { desks: 2, seated: 2 }) }),
    ).toBeVisible();
    await map.user.selectOptions(sheet, 'Liste');
    expect(dialog()).toHaveTextContent(t('problem.classList'));
    expect(within(dialog()).getByRole('link', { name: t('toClass') })).toHaveAttribute(
      'href',
      expect.stringContaining('/app/classes/class'),
    );
  });
});

describe('names that the file import cannot match to one pupil', () => {
  const who = (name: string, place: number) =>
    within(dialog()).getByLabelText(t('who.unknown', { name, row: 1, place }));

  it('must each be assigned to a pupil or ignored before the map is used', async () => {
    inFile(sheetOf(['Ada', 'Zoe', 'Xi', 'Bo']));
    const map = await openDialog();
    await map.choose();
    await screen.findByText(t('asked', { count: 2 }));
    expect(within(preview()).getByText('Zoe?')).toBeInTheDocument();
    await map.click(t('use'));
    expect(who('Zoe', 2)).toHaveFocus();
    expect(who('Zoe', 2)).toBeInvalid();
    expect(who('Zoe', 2)).toHaveAccessibleDescription(t('answer'));
    await map.user.selectOptions(who('Zoe', 2), 'Cy');
    expect(who('Zoe', 2)).toBeValid();
    expect(within(who('Xi', 3)).queryByText('Cy')).not.toBeInTheDocument();
    expect(within(preview()).getByText('Cy')).toBeInTheDocument();
    await map.user.selectOptions(who('Xi', 3), t('empty'));
    await map.click(t('use'));
    expect(seated()).toBe('Ada Cy - Bo');
  });

  it('can all be ignored at once, so that their desks are empty', async () => {
    inFile(sheetOf(['Zoe', 'Xi', 'Ada']));
    const map = await openDialog();
    await map.choose();
    await screen.findByText(t('asked', { count: 2 }));
    await map.click(t('allEmpty', { count: 2 }));
    await map.click(t('use'));
    expect(seated()).toBe('- - Ada');
  });

  it('include a name that several pupils or several desks share', async () => {
    inFile(sheetOf(['Ada', 'Emma', 'Bo', 'Bo']));
    const map = await openDialog([], pupilsNamed('Ada', 'Bo', 'Emma K', 'Emma S'));
    await map.choose();
    for (const label of [
      t('who.several', { name: 'Emma', row: 1, place: 2 }),
      t('who.twice', { name: 'Bo', row: 1, place: 3 }),
      t('who.twice', { name: 'Bo', row: 1, place: 4 }),
    ]) {
      expect(await within(dialog()).findByLabelText(label)).toBeVisible();
    }
  });
});

describe('a file that is no seating map', () => {
  it('is refused with a reason beside the button and leaves the map unchanged', async () => {
    jest.mocked(readFile).mockRejectedValue(new FileProblem('pdf'));
    const map = await openDialog();
    await map.choose('a-pdf-renamed.csv');
    expect(await screen.findByText(t('fileProblem.pdf'))).toBeVisible();
    inFile(sheetOf(['12', '']));
    await map.choose();
    expect(await screen.findByText(t('problem.noNames'))).toBeVisible();
    expect(within(dialog()).queryByRole('button', { name: t('use') })).not.toBeInTheDocument();
    await map.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(more()).toHaveFocus();
    expect(seated()).toBe(map.before);
  });
});

it('dropping a file on the page opens a dialog with a preview of the seating map in the file', async () => {
  inFile(ofClass);
  await renderMap();
  await waitFor(() => expect(seated()).toContain('Ada'));
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'kart.csv')] };
  fireEvent.dragOver(shownMap(), { dataTransfer });
  expect(screen.getByText(t('drop'))).toBeVisible();
  fireEvent.drop(shownMap(), { dataTransfer });
  expect(await screen.findByText(t('found', { desks: 4, seated: 4 }))).toBeVisible();
  expect(inDialog(t('use'))).toBeVisible();
});
