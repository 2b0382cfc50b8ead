import { OWN_DATA } from '#content/receptionist/own-data.ts'
import { formatBookingMoment } from '#contracts/words/booking-times.ts'
import { renderCalendarEntry } from '../../documents/index.ts'
import { describeRows, findBookingPlace, listBookingRows } from './booking-rows.ts'
import { describeBehalf, findBookingTexts, nameSender } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { CalendarSender, MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, PlainLink, Title } from './prose.tsx'

type Props = MailProps['booking-news']

/** To the customer of an appointment, in the language of their conversation. */
export const bookingNews: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ news, language, service, startsAt }) =>
    `${findBookingTexts(language, service).subjects[news]}, ${formatBookingMoment(startsAt, language)}`,

  fromName: ({ organisation }, company) => nameSender(organisation, company),

  Component: ({ props, company }) => {
    const { news, language, organisation } = props
    const texts = findBookingTexts(language, props.service)
    // The same text and address: a mail in plain text has it once.
    const dataUrl = props.dataUrl && `${props.dataUrl}?lang=${language}`
    return (
      <Layout
        title={texts.titles[news]}
        preview={formatBookingMoment(props.startsAt, language)}
        company={company}
        language={language}
        behalf={describeBehalf(language, organisation, company)}
      >
        <Title>{texts.titles[news]}</Title>
        <Paragraph>{texts.greeting(props.name)}</Paragraph>
        <Details rows={listBookingRows(props)} />
        <After {...props} />
        {dataUrl && (
          <Paragraph>
            {OWN_DATA[language].link}: <PlainLink href={dataUrl} />
          </Paragraph>
        )}
      </Layout>
    )
  },

  calendar: (props, sender) => (props.news === 'reminder' ? undefined : buildCalendar(props, sender)),
}

function After({ news, language, organisation, service, url }: Props) {
  const texts = findBookingTexts(language, service)
  if (news === 'cancelled') {
    return (
      <Paragraph>
        {texts.removed} {organisation.phone === null ? '' : texts.another(organisation.phone)}
      </Paragraph>
    )
  }
  return (
    <>
      {news !== 'reminder' && <Paragraph>{texts.attached}</Paragraph>}
      <Action href={url}>{texts.change}</Action>
    </>
  )
}

function buildCalendar(props: Props, { email, appUrl }: CalendarSender) {
  const method = props.news === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const content = renderCalendarEntry({
    method,
    uid: `${props.bookingId}@${new URL(appUrl).hostname}`,
    sequence: props.version,
    startsAt: props.startsAt,
    endsAt: props.endsAt,
    title: `${props.service}, ${props.organisation.name}`,
    description: describeRows(listBookingRows({ ...props, replaced: {}, previousStartsAt: null })),
    place: findBookingPlace(props),
    url: method === 'CANCEL' ? null : props.url,
    organiser: { name: props.organisation.name, email },
    attendee: { name: props.name, email: props.email },
  })
  return { method, content }
}
