import { Smartphone } from 'lucide-react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { CopyLink } from './copy-link.tsx'
import { itemAddress, shareLinks } from './share-links.ts'
import { ShareMark } from './share-mark.tsx'

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-2 text-start font-medium text-ink no-underline hover:bg-sunken'
const MARK =
  'grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong'

/** Everywhere an item can be told of; the device's own way first where there is one. */
export function ShareDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const t = useWords('items')
  const address = itemAddress(item.id)
  const text = t('share_text', { title: item.title, brand })

  const shareByDevice = async () => {
    try {
      await navigator.share({ title: item.title, text, url: address })
      onClose()
    } catch (error) {
      // Somebody who changed their mind is told nothing.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ kind: 'problem', title: t('share_failed'), text: t('share_failed_text') })
    }
  }

  return (
    <Dialog title={t('share_title')} onClose={onClose}>
      <p className="mb-3 text-sm text-muted">{text}</p>
      <ul className="-mx-2 grid">
        {'share' in navigator && (
          <li>
            <button type="button" onClick={shareByDevice} className={ROW}>
              <span className={MARK}>
                <Smartphone size={20} aria-hidden />
              </span>
              {t('share_device')}
            </button>
          </li>
        )}
        {shareLinks(text, address).map(({ target, href }) => (
          <li key={target}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={ROW}>
              <span className={MARK}>
                <ShareMark target={target} />
              </span>
              {t(`share_${target}`)}
            </a>
          </li>
        ))}
      </ul>
      <CopyLink address={address} />
    </Dialog>
  )
}
