import { readKeptSession } from '../offline/own-device';
import { loadUser } from './load-user';
import { provideForApp } from './session-store';

// Loaded where a visitor works without an account.
provideForApp({
  guestAnswers: {
    call: async (...call) =>
      (await import('../guest/answer-guest')).answerGuest(...call, Date.now()),
    file: async (path) => (await import('../guest/draw-guest')).drawGuest(path, Date.now()),
  },
  readKeptSession,
  loadUser,
});
