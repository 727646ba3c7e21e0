// npm run contract: the whole API, row by row. That each has its route is the compiler's business.
import { endpoints } from '#core/api/endpoints.ts';

const rows = Object.values(endpoints);
for (const { method, path } of rows) console.log(`${method.padEnd(6)} ${path}`);
console.log(`\n${rows.length} endpoints`);
