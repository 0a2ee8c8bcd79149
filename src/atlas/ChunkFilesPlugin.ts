import type {Chunk, ChunkGroup, Compilation, Compiler} from 'webpack';
import {withoutLateChunks, type LateChunk} from './chunkFiles';
import {filesToCome} from './write';

const atlasChunk = 'atlas';

/** Groups of chunks that are reached from others, as far as the atlas at most. */
function reachedFrom(groups: Iterable<ChunkGroup>): Set<ChunkGroup> {
  const found = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup) => {
    if (found.has(group)) return;
    found.add(group);
    if (group.name !== atlasChunk) Array.from(group.childrenIterable).forEach(visit);
  };
  Array.from(groups).forEach(visit);
  return found;
}

/** Chunks that are reached through the atlas alone. Workers are not: they are starts of their own. */
function lateChunks(compilation: Compilation): LateChunk[] {
  const early = reachedFrom(compilation.entrypoints.values());
  const atlas = compilation.chunkGroups.filter(({name}) => name === atlasChunk);
  const behind = reachedFrom(atlas.flatMap((group) => Array.from(group.childrenIterable)));
  const isLate = (chunk: Chunk) =>
    Array.from(chunk.groupsIterable).every((group) => behind.has(group) && !early.has(group));
  return Array.from(compilation.chunks)
    .filter(isLate)
    .flatMap(({id, name, files}) => {
      const file = Array.from(files).find((each) => each.endsWith('.js'));
      return file ? [{id: String(id), name: name ?? undefined, file}] : [];
    })
    .sort((a, b) => a.id.localeCompare(b.id, 'en', {numeric: true}));
}

/** Moves what the runtime knows about the files of pages into the atlas. */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkFiles', (compilation) => {
      // Before the minifiers, and before the files are named after their content.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({name: 'ChunkFiles', stage}, (assets) => {
        const chunks = lateChunks(compilation);
        const table = JSON.stringify(Object.fromEntries(chunks.map(({id, file}) => [id, file])));
        const edit = (name: RegExp, change: (text: string) => string) => {
          const file = Object.keys(assets).find((each) => name.test(each)) ?? '';
          const text = assets[file]?.source().toString() ?? '';
          const changed = change(text);
          if (changed === text) throw new Error(`No files of chunks in ${name}.`);
          compilation.updateAsset(file, new sources.RawSource(changed));
        };
        if (chunks.length > 0) edit(/\/runtime~/, (text) => withoutLateChunks(text, chunks));
        edit(/\/atlas\./, (text) => text.replace(new RegExp(`(["'])${filesToCome}\\1`), table));
      });
    });
  }
}
