import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DEFAULT_PLAN, isPlanId, PLAN_IDS, PLANS } from '#contracts/plans.ts'
import type { PublicPageHandle } from '#contracts/public-page.ts'
import { BillingFields } from '#web/features/registration/billing-fields.tsx'
import { RegistrationContext } from '#web/features/registration/form-field.tsx'
import { keepEntries } from '#web/features/registration/kept-entries.ts'
import { PlanPanel } from '#web/features/registration/plan-panel.tsx'
import { BusinessFields, ConsentFields, ContactFields } from '#web/features/registration/step-fields.tsx'
import { STEPS } from '#web/features/registration/steps.ts'
import { useRegistration } from '#web/features/registration/use-registration.ts'
import { WizardFrame } from '#web/features/registration/wizard-frame.tsx'
import { formMeta, pageTitle, withoutTitle } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { StepIndicator } from '#web/ui/step-indicator.tsx'
import type { Route } from './+types/signup.ts'

export const handle: PublicPageHandle = { publicPage: { searchParams: { plan: PLAN_IDS, step: ['2', '3'] } } }

/** As wide as a phone, where its words just fit. */
const PRIMARY = 'max-[480px]:w-full max-[480px]:px-3'

const TITLE = 'Register your business'

/** All but the title, which says "Error" while the form has one. */
export function meta({ matches }: Route.MetaArgs) {
  const description = 'Three steps: your business, yourself, your plan. Your receptionist is ready within 24 hours.'
  return withoutTitle(formMeta(matches, { path: '/signup', title: TITLE, description }))
}

export default function Signup({ matches }: Route.ComponentProps) {
  const [searchParams] = useSearchParams()
  const planId = searchParams.get('plan')
  const plan = PLANS[isPlanId(planId) ? planId : DEFAULT_PLAN]
  const { form, heading, step, openStep, wrongFields, emailIsTaken, hints, isSending, submit, openField, giveHint } =
    useRegistration(plan)
  const errors = Object.fromEntries(wrongFields.map(({ fieldId, message }) => [fieldId, message]))
  const isLast = step === STEPS.length
  const stepTitle = step === 1 ? TITLE : `${TITLE}, step ${step}`
  const title = pageTitle(matches, { path: '/signup', title: stepTitle })

  return (
    <WizardFrame>
      <title>{wrongFields.length > 0 ? `Error: ${title}` : title}</title>
      <StepIndicator steps={STEPS} current={step} onChoose={openStep} />
      <div className="mt-12 grid items-start gap-[clamp(2rem,6vw,5.5rem)] min-[861px]:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)]">
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={submit}
          onBlur={giveHint}
          onInput={(event) => keepEntries(event.currentTarget)}
          className="grid gap-6"
        >
          <h1 ref={heading} tabIndex={-1} className="font-heading text-d3 font-medium outline-none">
            {STEPS[step - 1]}
          </h1>
          <ErrorSummary errors={wrongFields} onChoose={openField} />
          <RegistrationContext value={{ errors, hints, emailIsTaken }}>
            <Step number={1} current={step}>
              <BusinessFields />
            </Step>
            <Step number={2} current={step}>
              <ContactFields />
            </Step>
            <Step number={3} current={step}>
              <BillingFields plan={plan} />
              <ConsentFields />
            </Step>
          </RegistrationContext>
          <div className="flex flex-wrap gap-3">
            {step > 1 && (
              <Button variant="secondary" size="lg" onClick={() => openStep(step - 1)}>
                Back
              </Button>
            )}
            <Button type="submit" size="lg" isLoading={isSending} className={PRIMARY}>
              {!isLast && 'Continue'}
              {isLast && (isSending ? 'Creating Account...' : 'Create Account & Setup Payment')}
            </Button>
          </div>
        </form>
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

/** All steps stay in the form, so that nothing typed is lost; one of them shows. */
function Step({ number, current, children }: { number: number; current: number; children: ReactNode }) {
  return (
    <div hidden={number !== current} className={number === current ? 'grid gap-5' : undefined}>
      {children}
    </div>
  )
}
