export const testId = (digit: number) => `10000000-0000-4000-8000-00000000000${digit}`;
