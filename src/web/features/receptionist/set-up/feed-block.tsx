import { Copy } from 'lucide-react'
import { useId } from 'react'
import { FEED_DETAILS, type StaffFeed } from '#contracts/receptionist/calendars.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { Allowed, useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DETAIL_WORDS } from './calendar-words.ts'
import type { CalendarBlockProps } from './set-up-props.ts'

export function FeedBlock(props: CalendarBlockProps) {
  const { diary } = props
  const mayChange = useIsAllowed('receptionist.change')
  const { feed } = diary
  if (!mayChange) {
    return (
      <p className="set-up-hint">
        {feed === null
          ? 'Not shown anywhere.'
          : `Other calendars can show it: ${DETAIL_WORDS[feed.detail].toLowerCase()}.`}
      </p>
    )
  }
  return (
    <>
      {feed === null ? (
        <p className="set-up-hint">
          With a private address, Google, Outlook or Apple can show the appointments of {diary.diaryName}.
        </p>
      ) : (
        <Address feed={feed} diaryName={diary.diaryName} />
      )}
      <DetailForm {...props} />
      {feed !== null && <FeedActions {...props} />}
    </>
  )
}

function Address({ feed: { address, createdAt }, diaryName }: { feed: StaffFeed; diaryName: string }) {
  if (address === null) return <p className="text-ui">The address can no longer be shown. Make a new one.</p>
  return (
    <>
      <p className="channel-address">
        <code>{address}</code>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy size={15} strokeWidth={1.75} aria-hidden="true" />}
          className="noscript:hidden"
          aria-label={`Copy the address of ${diaryName}`}
          onClick={() => copyText(address, 'Address copied')}
        >
          Copy
        </Button>
      </p>
      <p className="set-up-hint">
        Subscribe to it in the other calendar. Whoever knows it sees the appointments, so treat it as a password. There
        is one since {formatMoment(createdAt)}.
      </p>
    </>
  )
}

function DetailForm({ diary: { diaryId, feed }, refusal }: CalendarBlockProps) {
  const id = useId()
  return (
    <Form
      intent="save-feed"
      hidden={{ diaryId }}
      refusal={refusal}
      variant="secondary"
      size="sm"
      submit={feed === null ? 'Make an address' : 'Save'}
      className="grid gap-3"
    >
      <SelectEntry
        id={id}
        name="detail"
        label="What they show"
        hint="Another calendar keeps what it has read, so names are shown only if you choose it."
        defaultValue={feed?.detail ?? 'service'}
      >
        {FEED_DETAILS.map((detail) => (
          <option key={detail} value={detail}>
            {DETAIL_WORDS[detail]}
          </option>
        ))}
      </SelectEntry>
    </Form>
  )
}

function FeedActions({ diary: { diaryId, diaryName }, refusal }: CalendarBlockProps) {
  return (
    <Allowed to="receptionist.change">
      <div className="calendars-actions">
        <Form
          intent="renew-feed"
          hidden={{ diaryId }}
          refusal={refusal}
          failed="Not renewed"
          variant="secondary"
          size="sm"
          submit="Make a new address"
          submitLabel={`Make a new address for ${diaryName}`}
        />
        <Form
          intent="remove-feed"
          hidden={{ diaryId }}
          refusal={refusal}
          failed="Not stopped"
          variant="secondary"
          size="sm"
          submit="Stop"
          submitLabel={`Stop showing ${diaryName} in other calendars`}
        />
      </div>
      <p className="set-up-hint">With a new address the old one stops at once.</p>
    </Allowed>
  )
}
