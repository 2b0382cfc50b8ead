import { data, href } from 'react-router'
import { unknownLink } from '#content/receptionist/en/booking-page.ts'
import { WAITING } from '#content/receptionist/waiting.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import type { OwnWaiting } from '#contracts/receptionist/waiting-list.ts'
import { formatBookingDay, formatBookingMoment, formatBookingSpan } from '#contracts/words/booking-times.ts'
import { acceptOffer, declineOffer, getOwnWaiting, leaveWaitingList } from '#server/domains/bookings/index.ts'
import { AppError } from '#server/errors.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { Form } from '#web/features/form/form.tsx'
import { useSite } from '#web/lib/site.ts'
import { Notice } from '#web/ui/notice.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/waiting.ts'
import { BookingFrame } from './booking/booking-frame.tsx'
import { readAddress } from './booking/page-address.ts'
import { UnknownLink } from './booking/unknown-link.tsx'
import './booking/booking.css'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const waiting = loaderData?.waiting
  const title = waiting
    ? `${WAITING[loaderData?.language ?? 'en'].kicker}, ${waiting.organisation.name}`
    : unknownLink.title
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

/** A place on a waiting list, behind the link of a mail. Nobody signs in: the link is the proof. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { language } = readAddress(request.url)
  const isGone = new URL(request.url).searchParams.has('gone')
  try {
    const waiting = await getOwnWaiting(requestCtx(context), params.token)
    return { waiting, isGone, language: language ?? waiting.language }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ waiting: null, isGone: false, language: 'en' as const }, { status: 404 })
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const { language } = readAddress(request.url)
  const here = href('/talk/:slug/waiting/:token', params) + (language === undefined ? '?' : `?lang=${language}`)
  return answerForm(request, {
    accept: async ({ offer }) => ((await acceptOffer(ctx, params.token, { offer })) === 'gone' ? `${here}&gone` : here),
    decline: async ({ offer }) => {
      await declineOffer(ctx, params.token, { offer })
      return here
    },
    leave: async () => {
      await leaveWaitingList(ctx, params.token)
      return here
    },
  })
}

export default function WaitingPage({ loaderData, params }: Route.ComponentProps) {
  const { waiting, language, isGone } = loaderData
  const company = useSite()?.company.name ?? ''
  if (waiting === null) return <UnknownLink />
  return (
    <BookingFrame
      organisation={waiting.organisation}
      language={language}
      company={company}
      ownDataPath={href('/talk/:slug/your-data', params)}
    >
      <div className="col-span-full">
        {isGone && waiting.offer === null && (
          <Notice tone="caution" role="status" className="mb-6">
            {WAITING[language].gone}
          </Notice>
        )}
        <p className="booking-kicker">{WAITING[language].kicker}</p>
        <Wish waiting={waiting} language={language} />
        <Answers waiting={waiting} language={language} />
      </div>
    </BookingFrame>
  )
}

type Part = { waiting: OwnWaiting; language: Language }

function Wish({ waiting: { day, offer, serviceName, state }, language }: Part) {
  const texts = WAITING[language]
  return (
    <>
      <h1 className="font-heading text-d2 font-book">
        {formatBookingDay(offer?.startsAt ?? `${day}T12:00:00.000Z`, language)}
        {offer !== null && <span className="block">{formatBookingSpan(offer, language)}</span>}
      </h1>
      <p className="booking-lead mt-4 text-ink-2">
        {serviceName[language]}
        {offer !== null && `, ${offer.diaryName}`}
      </p>
      <p className="mt-2 max-w-copy" role="status">
        {offer === null
          ? texts.states[state === 'offered' ? 'waiting' : state]
          : texts.keptUntil(formatBookingMoment(offer.until, language))}
      </p>
    </>
  )
}

function Answers({ waiting: { offer, state }, language }: Part) {
  const texts = WAITING[language]
  const isWaiting = state === 'waiting' || state === 'offered'
  return (
    <>
      {offer !== null && (
        <div className="booking-actions">
          <Form intent="accept" hidden={{ offer: offer.startsAt }} refusal={undefined} submit={texts.take} />
          <Form
            intent="decline"
            hidden={{ offer: offer.startsAt }}
            refusal={undefined}
            submit={texts.decline}
            variant="secondary"
          />
        </div>
      )}
      {isWaiting && (
        <Form
          intent="leave"
          refusal={undefined}
          submit={texts.leave}
          variant={offer === null ? 'secondary' : 'ghost'}
          className={offer === null ? 'mt-6' : 'sm:-ml-[1.125rem]'}
        />
      )}
    </>
  )
}
