import type { ToldChange } from '#contracts/receptionist/diary-screen.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { describeHistory } from './words.ts'

export function BookingHistory({ changes }: { changes: ToldChange[] }) {
  return (
    <section className="diary-side-part" aria-labelledby="diary-history">
      <h3 id="diary-history">History</h3>
      <ol className="diary-history">
        {changes.map((change) => {
          const { deed, rest } = describeHistory(change)
          return (
            <li key={change.id} data-kind={change.kind}>
              <p>
                <b>{deed}</b>
                {rest}
              </p>
              <time dateTime={change.at}>{formatMoment(change.at)}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
