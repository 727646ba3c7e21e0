// Every door by the name it is asked for.
import { bearingField } from '#test/fuzz/doors/bearing-field.ts';
import { deedReader } from '#test/fuzz/doors/deed-reader.ts';
import { documentFile } from '#test/fuzz/doors/document-file.ts';
import { jsonReader } from '#test/fuzz/doors/json-reader.ts';
import { multipart } from '#test/fuzz/doors/multipart.ts';
import { wireStrings } from '#test/fuzz/doors/wire-strings.ts';
import type { FuzzDoor } from '#test/fuzz/fuzz-door.ts';

export const DOORS: Readonly<Record<string, () => FuzzDoor | Promise<FuzzDoor>>> = {
  json: () => jsonReader,
  deed: () => deedReader,
  bearing: () => bearingField,
  wire: () => wireStrings,
  multipart,
  document: documentFile,
};
