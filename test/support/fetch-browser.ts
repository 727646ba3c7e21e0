// npm run browser: the browser of the tests, before they begin: many that find none at once would each fetch their own.
import { readyBrowser } from '#test/support/browser.ts';

try {
  console.log(`The tests look through ${readyBrowser()}`);
} catch (problem) {
  // Told again by every test that needs one; the others need none.
  console.error(problem instanceof Error ? problem.message : problem);
}
