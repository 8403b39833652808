/** D4: zoom is locked inside the mobile app, and only there. Its text follows the size that the phone is set to. */

const LOCKED = ['maximum-scale=1', 'user-scalable=no']

export function lockZoom(): void {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (!viewport) return
  const kept = viewport.content
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(maximum-scale|user-scalable)\b/.test(part))
  viewport.content = [...kept, ...LOCKED].join(', ')
}
