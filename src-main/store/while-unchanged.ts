// Answers that hold as long as nothing is committed to the database, by this process or by another.
import type { Db } from '#main/store/db.ts';

interface Kept<Value> {
  readonly version: number;
  readonly value: Value;
}

/** What is made of a name, without asking again while it must be the same. `keep` says which answers may be kept. */
export class WhileUnchanged<Value> {
  readonly #kept = new WeakMap<Db, Map<string, Kept<Value>>>();
  readonly #most: number;
  readonly #keep: (value: Value) => boolean;

  constructor(most: number, keep: (value: Value) => boolean = () => true) {
    this.#most = most;
    this.#keep = keep;
  }

  /** `version` is the database's when the request came; null where it tells none, and each request is looked up. */
  async of(db: Db, version: number | null, name: string, make: () => Promise<Value>): Promise<Value> {
    if (version === null) return make();
    const kept = this.find(db, version, name);
    if (kept !== undefined) return kept;
    const value = await make();
    const all = this.#of(db);
    // As of before it was asked: whatever was committed meanwhile has it asked again.
    if (all.size >= this.#most) all.clear();
    if (this.#keep(value)) all.set(name, { version, value });
    return value;
  }

  /** Only what is kept already. */
  find(db: Db, version: number | null, name: string): Value | undefined {
    const kept = this.#of(db).get(name);
    return kept?.version === version ? kept?.value : undefined;
  }

  #of(db: Db): Map<string, Kept<Value>> {
    const known = this.#kept.get(db);
    if (known !== undefined) return known;
    const fresh = new Map<string, Kept<Value>>();
    this.#kept.set(db, fresh);
    return fresh;
  }
}
