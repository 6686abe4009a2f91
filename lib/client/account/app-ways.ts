import { readKeptSession } from '../offline/own-device';
import { loadUser } from './load-user';
import { provideForApp } from './session-store';

// Loaded where a visitor works without an account.
provideForApp({
  visitorAnswers: {
    call: async (...call) =>
      (await import('../visitor/answer-visitor')).answerVisitor(...call, Date.now()),
    file: async (path) => (await import('../visitor/draw-visitor')).drawVisitor(path, Date.now()),
  },
  readKeptSession,
  loadUser,
});
