/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicEnv } from '@/lib/env/public';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { Tutorial } from './tutorial';

const t = words('Tutorial');

describe('the tutorial', () => {
  afterEach(() => void (publicEnv().tutorialVideoId = ''));

  it('loads its own video only on request', async () => {
    const { container } = renderApp(<Tutorial />);
    expect(container.querySelector('video, source, track, iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(t('play')) }));
    const video = screen.getByLabelText(t('video'));
    expect(video).toHaveProperty('controls', true);
    const tracks = [...video.querySelectorAll('track')];
    expect(tracks.map(({ srclang, default: isDefault }) => [srclang, isDefault])).toEqual([
      ['nb-NO', true],
      ['en-GB', false],
    ]);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('has a transcript', () => {
    renderApp(<Tutorial />);
    expect(screen.getByText(t('transcript'))).toBeVisible();
    expect(screen.getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent(
      t('scenes.start'),
    );
  });

  it("plays the provider's video on request when the id of the video is set", async () => {
    publicEnv().tutorialVideoId = 'abc-123';
    const { container } = renderApp(<Tutorial />);
    expect(screen.getByText(t('privacy'))).toBeVisible();
    expect(screen.queryByText(t('transcript'))).toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(t('play')) }));
    const frame = screen.getByTitle(t('video'));
    expect(frame).toHaveFocus();
    expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abc-123?autoplay=1',
    );
    expect(frame).toHaveAttribute('allow', expect.stringContaining('autoplay'));
    expect(container.querySelector('video')).toBeNull();
  });
});
