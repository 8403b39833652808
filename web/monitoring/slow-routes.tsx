import { Fragment } from 'react'
import type { RouteFigures } from '#contract/monitoring'
import { UPPER_MS } from '#rules/monitoring'
import { formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

const number = (value: number) => formatNumber(value, activeLanguage())
const bound = (ms: number | null) =>
  ms === null ? `> ${number(UPPER_MS.at(-1) ?? 0)}` : number(ms)

/** A table whose first column breaks at slashes, so that it fits a phone; the median is for wide screens. */
export function SlowRoutes({ routes }: { routes: RouteFigures[] }) {
  const t = useWords('monitoring')
  const figure = 'numbers py-2 ps-3 text-end align-top'
  return (
    <section aria-labelledby="routes" className="grid gap-3">
      <h2 id="routes" className="text-lg">
        {t('routes')}
      </h2>
      {routes.length === 0 ? (
        <p className="text-muted">{t('routes_none')}</p>
      ) : (
        <>
          <div className="rounded-card border border-line bg-card px-3 wide:px-4">
            <table className="w-full border-collapse text-sm">
              <thead className="text-muted">
                <tr className="border-b border-line">
                  <th scope="col" className="py-2 text-start font-medium">
                    {t('route')}
                  </th>
                  <th scope="col" className="py-2 ps-3 text-end font-medium">
                    {t('count')}
                  </th>
                  <th scope="col" className="hidden py-2 ps-3 text-end font-medium wide:table-cell">
                    p50
                  </th>
                  <th scope="col" className="py-2 ps-3 text-end font-medium">
                    p95
                  </th>
                  <th scope="col" className="py-2 ps-3 text-end font-medium">
                    {t('route_errors')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {routes.map(({ route, requests, errors, p50, p95 }) => (
                  <tr key={route} className="border-b border-line last:border-0">
                    <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
                      <Breaking text={route} />
                    </th>
                    <td className={figure}>{number(requests)}</td>
                    <td className={`${figure} hidden wide:table-cell`}>{bound(p50)}</td>
                    <td className={`${figure} font-semibold whitespace-nowrap`}>{bound(p95)}</td>
                    <td className={`${figure} ${errors > 0 ? 'font-semibold text-danger' : ''}`}>
                      {number(errors)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="text-sm text-muted">{t('routes_text')}</p>
        </>
      )}
    </section>
  )
}

function Breaking({ text }: { text: string }) {
  return text.split('/').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a part has
    <Fragment key={i}>
      {i > 0 && (
        <>
          <wbr />/
        </>
      )}
      {part}
    </Fragment>
  ))
}
