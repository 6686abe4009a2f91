const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Take more than 15 s. Without times of an earlier run Jest begins with the largest files, and the last of these would
 * run alone in the end.
 */
const slow = [
  'lib/server/billing/billing-model',
  'lib/server/billing/card/webhook-crash',
  'app/api/roles',
  'app/api/school-account',
  'app/api/order-options',
  'lib/platform/launch/postgres/postgres',
  'lib/platform/fakes/auth-emulator/server',
];
/** @type {(test: import('@jest/test-result').Test) => boolean} */
const isSlow = ({ path }) => slow.some((name) => path.endsWith(`/${name}.test.ts`));

module.exports = class extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
