/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PictureContent } from '@/lib/client/maps/paint-picture';
import { keepViewChoices } from '@/lib/client/maps/view-choices';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ShareMenu } from './share-menu';

const paintPicture = jest.fn<Promise<Blob>, [PictureContent]>(() => Promise.resolve(new Blob()));
jest.mock('@/lib/client/maps/paint-picture', () => ({
  paintPicture: (content: PictureContent) => paintPicture(content),
}));
jest.mock('@/lib/client/http/save-file', () => ({ saveFile: () => undefined }));

const t = words('Download');
const desks = [
  { row: 0, col: 0 },
  { row: 0, col: 1 },
];
const seated = ['Ada', 'Bo'].map((name, index) => ({ id: name, name, desk: desks[index]! }));

it.each([
  ['marks the absent pupils when files are set to', true, ['Ada', 'Bo (absent)']],
  ['marks no absent pupils by default', false, ['Ada', 'Bo']],
])(
  'a picture of a map follows the setting for absent pupils: the picture %s',
  async (_, isMarked, names) => {
    paintPicture.mockClear();
    act(() => keepViewChoices({ away: isMarked }));
    renderApp(
      <ShareMenu
        mapId="map"
        map={{ title: '8B', room: { desks }, seated }}
        details=""
        away={new Set(['Bo'])}
        screen={{ isOpen: false, setOpen: () => {}, onKeyDown: () => {} }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: t('menu') }));
    await userEvent.click(screen.getByRole('button', { name: t('picture') }));
    await waitFor(() => expect(paintPicture).toHaveBeenCalledTimes(1));
    const [content] = paintPicture.mock.calls[0]!;
    expect([...content.names.values()]).toEqual(names);
    expect(content.away).toEqual(new Set(isMarked ? ['0,1'] : []));
  },
);
