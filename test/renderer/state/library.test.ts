// A load of the library that no longer counts is over only when the one behind it is.
import { expect, test, vi } from 'vitest';

const answers: (() => void)[] = [];
vi.mock('#renderer/api/service.ts', () => ({
  messageOf: String,
  isUnreachable: () => false,
  service: {
    call: () =>
      new Promise((resolve) => {
        const documents = answers.length === 0 ? [] : [{ id: 'run-1', document: 'scan.pdf' }];
        const value = { documents, total: documents.length, counts: {} };
        answers.push(() => resolve({ value }));
      }),
  },
}));

test('who waits for the list sees what came in meanwhile', async () => {
  const { refreshLibrary, useLibrary } = await import('#renderer/state/library.ts');
  let isOver = false;
  const refreshed = refreshLibrary().then(() => {
    isOver = true;
  });
  // What was deleted leaves while the list is on its way.
  useLibrary.setState({ leaving: new Set(['run-0']) });
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(isOver).toBe(false);
  answers[1]?.();
  await refreshed;
  expect([...useLibrary.getState().documents.keys()]).toEqual(['run-1']);
});
