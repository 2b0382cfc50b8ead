import { type FormEvent, type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Link, redirectDocument, useSearchParams } from 'react-router'
import { DEFAULT_PLAN, isPlanId, PLAN_IDS, PLANS, type Plan } from '#contracts/plans.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { registerBusiness } from '#server/domains/registration/index.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { askApi } from '#web/features/form/ask-api.ts'
import type { Fields } from '#web/features/form/fields.ts'
import { Form, useAnswerInPlace } from '#web/features/form/form.tsx'
import { formMeta, pageTitle, withoutTitle } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { StepIndicator } from '#web/ui/step-indicator.tsx'
import { toastOnNextPage } from '#web/ui/toast.tsx'
import { answerForm } from '../answer-form.ts'
import type { Route } from './+types/signup.ts'
import { readDevice, redirectSignedIn } from './sign-in-verbs.ts'
import { PlanPanel } from './signup/plan-panel.tsx'
import { BillingFields, BusinessFields, ConsentFields, ContactFields } from './signup/step-fields.tsx'
import { findStep, forgetEntries, inOrder, keepEntries, restoreEntries, STEPS, useStep } from './signup/steps.ts'

export const handle: PublicPageHandle = { publicPage: { searchParams: { plan: PLAN_IDS, step: ['2', '3'] } } }

const TITLE = 'Register your business'

/** Without the title, which the form marks with "Error:" after a refusal. */
export function meta({ matches }: Route.MetaArgs) {
  const description = 'Three steps: your business, yourself, your plan. Your receptionist is ready within 24 hours.'
  return withoutTitle(formMeta(matches, { path: '/signup', title: TITLE, description }))
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestCtx(context)
  const plan = planIn(new URL(request.url).searchParams)
  return answerForm(request, {
    signup: async (fields) =>
      redirectSignedIn(ctx, await registerBusiness(ctx, registrationIn(fields, plan), readDevice(request))),
  })
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const plan = planIn(new URL(request.url).searchParams)
  return askApi(request, {
    signup: {
      path: '/api/auth/signup',
      check: (fields) => findErrors(registrationIn(fields, plan)),
      body: (fields) => registrationIn(fields, plan),
      explain: () => 'Something went wrong. Please try again or contact support.',
      done: (_, { businessType }) => {
        forgetEntries()
        toastOnNextPage({
          title: 'Account Created Successfully!',
          description:
            'Your AI receptionist will be configured and ready within 24 hours. We will email you the setup details.',
        })
        return redirectDocument(businessType === 'GOVERNMENT' ? '/dashboard/government' : '/dashboard/business')
      },
    },
  })
}

function planIn(params: URLSearchParams): Plan {
  const id = params.get('plan')
  return PLANS[isPlanId(id) ? id : DEFAULT_PLAN]
}

/** Browsers do not post an empty checkbox. */
function registrationIn(fields: Fields, plan: Plan): Record<string, unknown> {
  const consents = ['termsAccepted', 'gdprConsent', 'marketingConsent'].map((name) => [name, name in fields])
  const planPrice = plan.setupCents === null ? null : plan.setupCents / 100
  return { ...fields, ...Object.fromEntries(consents), selectedPlan: plan.id, planPrice }
}

/** Loads the rules on submission, because they are large. */
async function findErrors(registration: Record<string, unknown>) {
  const { businessRegistration } = await import('#contracts/accounts.ts')
  const { error } = businessRegistration.safeParse(registration)
  const issues = error?.issues.map((issue) => [issue.path.join('.'), issue.message] as const) ?? []
  return { fieldErrors: Object.fromEntries(issues.toReversed()) }
}

/** Steps open in any order. Only the last button validates. */
export default function Signup({ actionData, matches }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const plan = planIn(searchParams)
  const { heading, step, openStep } = useStep()
  const { fetcher, refusal } = useAnswerInPlace(actionData)
  const wrongFields = useMemo(() => inOrder(refusal?.fieldErrors ?? {}), [refusal])
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => restoreEntries(container.current?.querySelector('form') ?? null), [])
  // The error summary takes the focus.
  const openFirst = useEffectEvent((fieldId: string) => openStep(findStep(fieldId), null))
  useEffect(() => {
    if (wrongFields[0] !== undefined) openFirst(wrongFields[0].fieldId)
  }, [wrongFields])

  function goOn(event: SubmitEvent<HTMLFormElement>): void {
    if (step === STEPS.length) return
    event.preventDefault()
    openStep(step + 1)
  }

  const title = pageTitle(matches, { path: '/signup', title: step === 1 ? TITLE : `${TITLE}, step ${step}` })
  return (
    <WizardFrame name={matches[0].loaderData.company.name}>
      <title>{refusal === undefined ? title : `Error: ${title}`}</title>
      <div className="noscript:hidden">
        <StepIndicator steps={STEPS} current={step} onChoose={openStep} />
      </div>
      <div className="mt-12 grid items-start gap-[clamp(2rem,6vw,5.5rem)] desk:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)]">
        <div ref={container} onInput={keepTyped}>
          <Form
            intent="signup"
            fetcher={fetcher}
            refusal={refusal}
            failed="Signup Failed"
            onSubmit={goOn}
            before={step > 1 && <BackButton onPress={() => openStep(step - 1)} />}
            submit={step === STEPS.length ? CREATE : CONTINUE}
            sending="Creating Account..."
            size="lg"
            className="gap-6"
          >
            <h1 ref={heading} tabIndex={-1} className="font-heading text-d3 font-medium outline-none">
              {STEPS[step - 1]}
            </h1>
            <ErrorSummary errors={wrongFields} onChoose={(fieldId) => openStep(findStep(fieldId), fieldId)} />
            <Step number={1} current={step}>
              <BusinessFields />
            </Step>
            <Step number={2} current={step}>
              <ContactFields isEmailTaken={refusal?.code === 'email_taken'} />
            </Step>
            <Step number={3} current={step}>
              <BillingFields plan={plan} />
              <ConsentFields />
            </Step>
          </Form>
        </div>
        <PlanPanel plan={plan} />
      </div>
      <p className="mt-14 border-t border-line pt-6 text-ui text-muted">
        Have an account?{' '}
        <TextLink to="/signin" isAlone>
          Sign in
        </TextLink>
      </p>
    </WizardFrame>
  )
}

const CREATE = 'Create Account & Setup Payment'

/** Without scripts, all steps are shown with one button. */
const CONTINUE = (
  <>
    <span className="noscript:hidden">Continue</span>
    <span className="hidden noscript:inline">{CREATE}</span>
  </>
)

function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" size="lg" onClick={onPress} className="noscript:hidden">
      Back
    </Button>
  )
}

function keepTyped({ target }: FormEvent): void {
  keepEntries((target as HTMLInputElement).form)
}

/** All steps stay in the DOM, so that typed text survives. CSS shows one of them. */
function Step({ number, current, children }: { number: number; current: number; children: ReactNode }) {
  return (
    <div className={number === current ? 'grid gap-5' : 'hidden gap-5 noscript:grid'}>
      {number !== current && <h2 className="mt-6 font-heading text-d3 font-medium">{STEPS[number - 1]}</h2>}
      {children}
    </div>
  )
}

/** A frame with the logo as its only link. */
function WizardFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <PageContainer className="flex min-h-16 items-center justify-between gap-4">
          <Link to="/" aria-label={`${name}, home`}>
            <Logo name={name} />
          </Link>
          <TextLink to="/pricing" className="inline-flex min-h-11 items-center text-ui">
            Plans and prices
          </TextLink>
        </PageContainer>
      </header>
      <main>
        <PageContainer className="py-12">{children}</PageContainer>
      </main>
    </>
  )
}
