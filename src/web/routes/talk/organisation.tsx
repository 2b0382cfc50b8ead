import type { ReactNode } from 'react'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import { OWN_DATA } from '#content/receptionist/own-data.ts'
import { TALK_PAGE } from '#content/receptionist/talk-page.ts'
import type { TalkPage } from '#contracts/receptionist/talk.ts'
import { formatBookingDay } from '#contracts/words/booking-times.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { Signature } from '#web/ui/ogham.tsx'
import { Link } from '#web/ui/router-link.tsx'

type OrganisationProps = { page: TalkPage; company: string; words: TalkPageWords }

/** The organisation: name, hours, phone, address, and the retention of conversations. */
export function Organisation({ page, company, words }: OrganisationProps) {
  const { name, language, phone, address, retentionMonths } = page
  const other = language === 'en' ? 'ga' : 'en'
  return (
    <header className="talk-organisation">
      <p className="flex items-center gap-3.5 font-semibold">
        <Signature name={name[language]} className="text-accent" />
        {name[language]}
      </p>
      <div>
        <h1 className="talk-title">{words.talkTo(name[language])}</h1>
        <p lang={other} className="talk-title-other">
          {TALK_PAGE[other].talkTo(name[other])}
        </p>
      </div>
      <dl data-part="facts" className="talk-facts">
        <Hours page={page} words={words} />
        <Fact label={words.canLabel}>{page.isPaused ? words.canWhilePaused : words.can}</Fact>
        {phone && (
          <Fact label={words.phone}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="tabular-nums underline underline-offset-2">
              {phone}
            </a>
          </Fact>
        )}
        {address && <Fact label={words.address}>{address}</Fact>}
      </dl>
      <details data-part="kept" className="talk-kept">
        <summary>
          {company !== name[language] && `${words.answeredBy(company, name[language])} `}
          <span className="underline underline-offset-2">{words.kept}</span>
        </summary>
        <p className="mt-2 max-w-prose">{words.keptAnswer(name[language], retentionMonths)}</p>
        <p className="mt-2">
          <Link to={`/talk/${page.slug}/your-data?lang=${language}`} className="text-link">
            {OWN_DATA[language].link}
          </Link>
        </p>
        {page.isWordedByModel && <p className="mt-2 max-w-prose">{words.wordedByModel}</p>}
        {page.conversationId !== undefined && (
          <form method="post" className="mt-2">
            <input type="hidden" name="intent" value="leave" />
            <button type="submit" className="talk-person">
              {words.startAgain}
            </button>
          </form>
        )}
      </details>
    </header>
  )
}

function Hours({ page: { hours, language }, words }: Pick<OrganisationProps, 'page' | 'words'>) {
  const { openUntil, opensAt } = hours
  if (openUntil !== null) return <Fact label={words.openNow}>{words.until(formatTime(openUntil))}</Fact>
  return (
    <Fact label={words.closedNow}>
      {opensAt === null ? words.noHours : words.opens(formatBookingDay(opensAt, language), formatTime(opensAt))}
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
