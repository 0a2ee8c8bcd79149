/** A chunk that is only reached through the atlas: its id, its name if it has one, and its file. */
export interface LateChunk {
  readonly id: string;
  readonly name: string | undefined;
  readonly file: string;
}

/** The functions of the runtime that tell the file of a script: by the id of its chunk, and by its name. */
const tellers = /^__webpack_require__\.(?:u|gca) =[^]*?^\}\)\(\);/gm;

/** An entry of the objects in these functions: id and name, id and hash, or name and id. */
const entries = /"([\w~-]+)":\s*"([\w~-]+)",?/g;

/** Takes the late chunks out of the runtime, which would tell every page the names of all files. */
export function withoutLateChunks(runtime: string, chunks: readonly LateChunk[]): string {
  const idsAndNames = new Set(chunks.flatMap(({id, name}) => (name ? [id, name] : [id])));
  return runtime.replace(tellers, (teller) =>
    teller.replace(entries, (entry, key: string) => (idsAndNames.has(key) ? '' : entry)),
  );
}
