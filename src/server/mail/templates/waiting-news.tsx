import { WAITING } from '#content/receptionist/waiting.ts'
import { formatBookingDay, formatBookingMoment, formatBookingPeriod } from '#contracts/words/booking-times.ts'
import { BOOKING_TEXTS, describeBehalf, listDiaryRows, nameSender } from './booking-texts.ts'
import { Layout } from './layout.tsx'
import type { MailProps, MailTemplate } from './mail-template.ts'
import { Action, Details, Paragraph, Title } from './prose.tsx'

type Props = MailProps['waiting-news']

/** To a person on a waiting list, in the language of their conversation. */
export const waitingNews: MailTemplate<Props> = {
  isAutomaticReply: true,

  subject: ({ language, day, offer }) =>
    offer === null
      ? WAITING[language].joined.subject(nameDay(day, language))
      : WAITING[language].offered.subject(formatBookingMoment(offer.startsAt, language)),

  fromName: ({ organisation }, company) => nameSender(organisation, company),

  Component: ({ props, company }) => {
    const { language, organisation, offer, minutes, url } = props
    const texts = WAITING[language]
    const { title, action } = offer === null ? texts.joined : texts.offered
    const text =
      offer === null
        ? texts.joined.text(texts.minutes(minutes))
        : texts.offered.text(formatBookingMoment(offer.until, language))
    const behalf = describeBehalf(language, organisation, company)
    return (
      <Layout title={title} preview={title} company={company} language={language} behalf={behalf}>
        <Title>{title}</Title>
        <Paragraph>{BOOKING_TEXTS[language].greeting(props.name)}</Paragraph>
        <Details rows={listRows(props)} />
        <Paragraph>{text}</Paragraph>
        <Action href={url}>{action}</Action>
      </Layout>
    )
  },
}

/** Noon UTC is on the same Irish day. */
const nameDay = (day: string, language: Props['language']) => formatBookingDay(`${day}T12:00:00.000Z`, language)

function listRows({ language, service, day, offer, organisation }: Props): [string, string][] {
  const { rows } = BOOKING_TEXTS[language]
  const when: [string, string][] =
    offer === null
      ? [[WAITING[language].day, nameDay(day, language)]]
      : [[rows.when, formatBookingPeriod(offer, language)], ...listDiaryRows(language, offer, organisation)]
  const phone: [string, string][] = organisation.phone === null ? [] : [[rows.phone, organisation.phone]]
  return [...when, [rows.service, service], ...phone]
}
