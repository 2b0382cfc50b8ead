import type { ReactNode } from 'react'
import type { PeriodFigures } from '#contracts/savings.ts'
import { CHANGE_COLOURS } from '#web/ui/change.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Figure, listFigures } from './figures.ts'

/** Each figure beside the period before, with a disclosure that explains its calculation. */
export function FiguresTable({ now, before }: { now: PeriodFigures; before: PeriodFigures }) {
  return (
    <Panel title="Against the period before" bodyClassName="">
      <table className="w-full text-ui">
        <caption className="sr-only">Figures of the period against the period before</caption>
        <thead className="text-small text-muted">
          <tr className="border-b border-line">
            <Head isText>Figure</Head>
            <Head>Now</Head>
            <Head>Before</Head>
            <Head className="max-sm:hidden">Change</Head>
          </tr>
        </thead>
        {listFigures(now, before).map((figure) => (
          <FigureRows key={figure.label} figure={figure} />
        ))}
      </table>
    </Panel>
  )
}

function Head({ isText = false, className, children }: { isText?: boolean; className?: string; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={classNames(
        'px-3 py-2.5 font-demibold first:pl-step last:pr-step',
        isText ? 'text-left' : 'text-right',
        className,
      )}
    >
      {children}
    </th>
  )
}

const NUMBER = 'px-3 pt-3 text-right align-top tabular-nums last:pr-step max-sm:nth-3:pr-step'

/** The explanation has its own row, because a row heading must not contain a disclosure. */
function FigureRows({ figure: { label, how, now, before, change } }: { figure: Figure }) {
  return (
    <tbody className="border-b border-line last:border-0">
      <tr>
        <th scope="row" className="pt-3 pr-3 pl-step text-left align-top font-semibold">
          {label}
        </th>
        <td className={classNames(NUMBER, 'font-semibold')}>
          {now}
          {change && <small className="block text-small font-normal text-muted sm:hidden">{change.text}</small>}
        </td>
        <td className={classNames(NUMBER, 'text-muted')}>{before}</td>
        <td className={classNames(NUMBER, 'max-sm:hidden', change && CHANGE_COLOURS[change.verdict])}>
          {change?.text ?? 'Nothing to compare'}
        </td>
      </tr>
      <tr>
        <td colSpan={4} className="px-step pb-3">
          <details className="text-small text-muted">
            <summary className="inline-block min-h-6 cursor-pointer leading-6 font-demibold text-accent max-desk:min-h-11 max-desk:leading-[2.75rem]">
              How this is computed
            </summary>
            <p className="max-w-[60ch] pb-1">{how}</p>
          </details>
        </td>
      </tr>
    </tbody>
  )
}
