// How the built program is cut into files: what the same programs load together lies in one file, since every file that
// a start has to look for, open and link costs it about half a millisecond.

/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

interface Group {
  readonly debugName: string;
  readonly name: (id: string, graph: Graph) => string | null;
  readonly priority: number;
}

/** By name, the modules that each starts from. */
type Programs = Readonly<Record<string, readonly string[]>>;

/** Groups for the bundler, of the modules that `chief` loads when it starts. All others are left to the bundler. */
export function partsOf(programs: Programs, chief: string): Group[] {
  let known: Map<string, readonly string[]> | null = null;
  const nameOf = (id: string, graph: Graph, many: number): string | null => {
    known ??= loadersOf(programs, graph);
    const loaders = known.get(id) ?? [];
    return loaders.length === many && loaders.includes(chief) ? loaders.join('-') : null;
  };
  // What many load comes first: a group takes along what its modules import, and that is loaded by as many or more.
  return Object.keys(programs).map((_, i) => ({
    debugName: `loaded by ${i + 1}`,
    name: (id, graph) => nameOf(id, graph, i + 1),
    priority: i + 1,
  }));
}

function loadersOf(programs: Programs, graph: Graph): Map<string, readonly string[]> {
  const loaders = new Map<string, string[]>();
  for (const [name, starts] of Object.entries(programs)) {
    for (const id of loadedBy(starts, graph)) loaders.set(id, [...(loaders.get(id) ?? []), name]);
  }
  return loaders;
}

function loadedBy(starts: readonly string[], graph: Graph): Set<string> {
  const loaded = new Set<string>();
  const open = [...starts];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (loaded.has(id)) continue;
    loaded.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return loaded;
}
