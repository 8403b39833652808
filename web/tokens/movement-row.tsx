import { TOKEN_KINDS, type TokenTransaction } from '#terms/tokens'
import { formatDate, formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

type MovementRowProps = { movement: TokenTransaction; withBalance?: boolean }

/** Why tokens came or went, when, how many, and how many there were after it. */
export function MovementRow({ movement, withBalance = false }: MovementRowProps) {
  const t = useWords('tokens')
  const language = activeLanguage()
  const { description, transactionType, createdAt, amount, balanceAfter } = movement
  // In the language of now; the server's own words for what this release does not know.
  const kind = TOKEN_KINDS.find((one) => one === transactionType)
  const signed = `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount), language)}`
  return (
    <li className="flex items-baseline justify-between gap-3 py-3">
      <span className="min-w-0">
        <span className="block">{kind ? t(`tokens_${kind}`) : description}</span>
        <time dateTime={createdAt} className="text-sm text-muted">
          {formatDate(createdAt, language)}
        </time>
      </span>
      <span className="numbers grid shrink-0 justify-items-end">
        <span className={`font-semibold ${amount > 0 ? 'text-done' : 'text-danger'}`}>
          {signed}
        </span>
        {withBalance && (
          <span className="text-sm text-muted">
            {t('balance_after', { balance: formatNumber(balanceAfter, language) })}
          </span>
        )}
      </span>
    </li>
  )
}
