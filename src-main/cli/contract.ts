// npm run contract: the whole API, and what of it is built.
import { endpoints } from '#core/api/endpoints.ts';
import { NOT_BUILT } from '#main/service/routes.ts';

const rows = Object.entries(endpoints);
for (const [name, row] of rows) {
  console.log(`${NOT_BUILT.has(name) ? 'NOT BUILT' : 'built    '}  ${row.method.padEnd(6)} ${row.path}`);
}
const built = rows.filter(([name]) => !NOT_BUILT.has(name)).length;
console.log(`\n${built} built, ${rows.length - built} not built`);
