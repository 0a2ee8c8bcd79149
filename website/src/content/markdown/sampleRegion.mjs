const marker = /^\s*(?:#|\/\/|<!--|;|--)\s*(region|endregion):([\w-]+)/;

/**
 * The part of a sample between `# region:name` and `# endregion:name` without common indentation, or the whole file if no
 * region is given. Marker lines are always removed.
 *
 * @param {string} source
 * @param {string | undefined} region
 * @param {string} file for the error message
 */
export function cutRegion(source, region, file) {
  const lines = source.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n');
  /** @type {string[]} */
  const kept = [];
  let inside = region === undefined;
  let found = inside;
  for (const line of lines) {
    const match = marker.exec(line);
    if (!match) {
      if (inside) kept.push(line);
    } else if (match[2] === region) {
      inside = match[1] === 'region';
      found = true;
    }
  }
  if (!found) {
    throw new Error(
      `Sample ${file} has no region "${region}". Remedy: add the lines "region:${region}" and "endregion:${region}" as comments, or correct the name in the fence.`,
    );
  }
  return dedent(kept).join('\n');
}

/** @param {string[]} lines */
function dedent(lines) {
  const widths = lines
    .filter((line) => line.trim())
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const width = Math.min(...widths, 80);
  return lines.map((line) => line.slice(width));
}
