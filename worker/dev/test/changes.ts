/** What has changed: since the branch left main, or, on main, since the last commit. */
import { run, Stop } from '../tools/tools.ts'

export type Changes = { since: string; files: string[] }

async function git(...args: string[]): Promise<string> {
  const { code, output, stdout } = await run('git', args)
  if (code !== 0) throw new Stop(`What has changed cannot be told: ${output.trim()}`)
  return stdout.trim()
}

/** `given`: since when, as git names it. */
export async function changesSince(given?: string): Promise<Changes> {
  const since = given || (await git('merge-base', 'HEAD', 'main'))
  const listed = await Promise.all([
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return { since, files: listed.flatMap((text) => text.split('\n')).filter((file) => file !== '') }
}
