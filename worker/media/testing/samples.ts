/** The photos in ../samples, for tests in workerd and in Node: workerd has no files, so they come inlined. */
const FILES = import.meta.glob<string>('../samples/*', {
  query: '?inline',
  import: 'default',
  eager: true,
})

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function sample(name: string): Uint8Array<ArrayBuffer> {
  const url = FILES[`../samples/${name}`]
  if (!url) throw new Error(`no sample ${name}`)
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (c) => c.charCodeAt(0))
}

export function fileOf(bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg', type = 'image/jpeg') {
  return new File([bytes], name, { type })
}
