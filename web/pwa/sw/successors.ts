/** Which files of a release follow which of the one before. */

/** 'assets/browse-a1b2c3d4.js' is a file of 'browse.js'. */
const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/-[\w-]{8}\.(\w+)$/, '.$1')

/** Of the files of a release those whose names are among the paths kept from the last one. */
export function successors(files: readonly string[], kept: readonly string[]): string[] {
  const names = new Set(kept.map(nameOf))
  return files.filter((file) => names.has(nameOf(file)))
}
