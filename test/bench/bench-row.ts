// One line of the bench table: a rate, or a ratio to a named peer measured in the same run.
export interface BenchRow {
  name: string;
  value: string;
  peer?: string;
  ratio?: string;
  note?: string;
}
