/** The shell links its styles; the device has them as a file anyway: they travel once, and no page waits for them. */
const STYLES = /<link rel="stylesheet" href="([^"]+)" ?\/?>/

/** With its styles in it. Rejects where they cannot be had: what is being installed is then tried again. */
export async function withStyles(shell: Response): Promise<Response> {
  const page = await shell.text()
  const [link, href] = STYLES.exec(page) ?? []
  const { headers } = shell
  if (!link || !href) return new Response(page, { headers })
  const sheet = await fetch(href)
  if (!sheet.ok) throw new Error(`${sheet.status}: ${href}`)
  const style = `<style>${await sheet.text()}</style>`
  return new Response(
    page.replace(link, () => style),
    { headers },
  )
}
