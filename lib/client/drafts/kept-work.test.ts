/** @jest-environment jsdom */
import { z } from 'zod';
import {
  clearWork,
  dropWork,
  dropWorkElsewhere,
  hasWork,
  keepWork,
  keptForMs,
  mostCharacters,
  mostCopies,
  readWork,
  takeOverWork,
  workElsewhere,
  workPlace,
} from './kept-work';
import { forgetTab, tabId } from './tab-id';

const place = workPlace('kari', '8b');
const now = Date.now();
/** No tab has the map open. */
const noTab = new Set<string>();
const read = () => readWork(place, 'hand', z.string());

/** Opens a new tab for the following steps; the one before is closed. */
function openTab() {
  forgetTab();
}

beforeEach(() => {
  window.localStorage.clear();
  openTab();
});

describe('unsaved work on a map', () => {
  it('stays over a reload, which keeps the session storage of the tab', () => {
    keepWork(place, 'hand', 'mine', now);
    expect(read()).toBe('mine');
    expect(hasWork()).toBe(true);
    dropWork(place, 'hand');
    expect(read()).toBeUndefined();
    expect(hasWork()).toBe(false);
  });

  it('of a closed tab is offered, and goes on in another one with all its parts', () => {
    keepWork(place, 'hand', 'mine', now - 5);
    keepWork(place, 'suggestions', 'three', now - 5);
    openTab();
    expect(read()).toBeUndefined();
    const offer = workElsewhere(place, noTab, now)!;
    expect(offer.at).toBe(now - 5);
    takeOverWork(place, offer.tab, now);
    expect(read()).toBe('mine');
    expect(readWork(place, 'suggestions', z.string())).toBe('three');
    expect(workElsewhere(place, noTab, now)).toBeUndefined();
  });

  it('of two tabs is kept side by side; the newest is offered to a third', () => {
    keepWork(place, 'hand', 'first', now - 20);
    openTab();
    keepWork(place, 'hand', 'second', now - 10);
    expect(workElsewhere(place, noTab, now)).toBeUndefined();
    dropWork(place, 'hand');
    expect(workElsewhere(place, noTab, now)?.at).toBe(now - 20);
    keepWork(place, 'hand', 'second', now - 10);
    openTab();
    expect(workElsewhere(place, noTab, now)?.at).toBe(now - 10);
    dropWorkElsewhere(place, { open: noTab, until: now }, now);
    expect(workElsewhere(place, noTab, now)).toBeUndefined();
  });

  it('of a tab that is still open is neither offered nor removed; one that was closed is', () => {
    keepWork(place, 'hand', 'closed', now - 20);
    openTab();
    keepWork(place, 'hand', 'open', now - 10);
    keepWork(place, 'suggestions', 'of the open one', now - 10);
    const opened = new Set([tabId()]);
    openTab();
    expect(workElsewhere(place, opened, now)?.at).toBe(now - 20);
    dropWorkElsewhere(place, { open: opened, until: now - 20 }, now);
    expect(workElsewhere(place, opened, now)).toBeUndefined();
    expect(workElsewhere(place, noTab, now)?.at).toBe(now - 10);
    expect(window.localStorage).toHaveLength(2);
  });

  it('that came after what was offered is not removed with it', () => {
    keepWork(place, 'hand', 'offered', now - 20);
    openTab();
    keepWork(place, 'hand', 'later', now - 10);
    openTab();
    dropWorkElsewhere(place, { open: noTab, until: now - 20 }, now);
    expect(workElsewhere(place, noTab, now)?.at).toBe(now - 10);
  });

  it('belongs to one teacher and one class or map', () => {
    keepWork(place, 'hand', 'mine', now);
    openTab();
    for (const other of [workPlace('ola', '8b'), workPlace('kari', '8'), workPlace('kari', '9a')]) {
      expect(workElsewhere(other, noTab, now)).toBeUndefined();
    }
  });

  it('is neither kept for ever nor without bounds', () => {
    expect(keepWork(place, 'hand', 'x'.repeat(mostCharacters), now)).toBe(false);
    keepWork(place, 'hand', 'old', now - keptForMs - 1);
    openTab();
    expect(workElsewhere(place, noTab, now)).toBeUndefined();
    expect(window.localStorage).toHaveLength(0);
    for (let index = 0; index < mostCopies + 3; index += 1) {
      keepWork(workPlace('kari', `class ${index}`), 'hand', index, now + index);
    }
    expect(window.localStorage).toHaveLength(mostCopies);
    const last = workPlace('kari', `class ${mostCopies + 2}`);
    expect(readWork(last, 'hand', z.number())).toBe(mostCopies + 2);
    expect(readWork(workPlace('kari', 'class 0'), 'hand', z.number())).toBeUndefined();
  });

  it('that cannot be stored breaks nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepWork(place, 'hand', 'mine', now)).toBe(false);
    full.mockRestore();
  });

  it('goes at sign-out, and nothing else does', () => {
    window.localStorage.setItem('preferredLanguage', 'no');
    keepWork(place, 'hand', 'mine', now);
    clearWork();
    expect(Object.keys(window.localStorage)).toEqual(['preferredLanguage']);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
