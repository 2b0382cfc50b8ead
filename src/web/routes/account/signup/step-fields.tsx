import { hintEircode, hintVatNumber } from '#contracts/irish.ts'
import { BILLING_INTERVALS, calculatePeriodPrice, DEFAULT_INTERVAL, type Plan } from '#contracts/plans.ts'
import { BUSINESS_TYPES, INDUSTRIES } from '#contracts/registration-options.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { EmailTaken } from '#web/features/accounts/email-taken.tsx'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { HintedEntry } from '#web/features/form/hinted-entry.tsx'
import { CheckboxEntry, PasswordEntry } from '#web/features/form/more-entries.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { hintEmail, hintWholePhone } from './hints.ts'

const PAIR = 'grid gap-5 sm:grid-cols-2'

/** The error summary links to a field by its name. */
const at = (name: string) => ({ name, id: name })

export function BusinessFields() {
  return (
    <>
      <TextEntry {...at('businessName')} label="Business name" autoComplete="organization" />
      <div className={PAIR}>
        <SelectEntry {...at('businessType')} label="Business type" defaultValue="">
          <option value="">Select your business type</option>
          {BUSINESS_TYPES.map((type) => (
            <option key={type.value} value={type.value}>
              {type.label}
            </option>
          ))}
        </SelectEntry>
        <SelectEntry {...at('industry')} label="Industry" defaultValue="">
          <option value="">Select your industry</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </SelectEntry>
      </div>
      <HintedEntry
        {...at('vatNumber')}
        label="VAT number"
        autoComplete="off"
        hint="Like IE6388047V."
        look={hintVatNumber}
        isOptional
      />
      <HintedEntry
        {...at('businessAddress')}
        label="Business address"
        hint="With its Eircode, like A65 F4E2."
        look={hintEircode}
        autoComplete="street-address"
        isLong
      />
      <div className={PAIR}>
        <HintedEntry
          {...at('businessPhone')}
          label="Business phone"
          type="tel"
          autoComplete="tel"
          look={hintWholePhone}
        />
        <HintedEntry
          {...at('businessEmail')}
          label="Business email"
          type="email"
          autoComplete="email"
          look={hintEmail}
        />
      </div>
    </>
  )
}

export function ContactFields({ isEmailTaken }: { isEmailTaken: boolean }) {
  return (
    <>
      <div className={PAIR}>
        <TextEntry {...at('contactName')} label="Full name" autoComplete="name" />
        <TextEntry {...at('contactTitle')} label="Job title" autoComplete="organization-title" />
      </div>
      <div className={PAIR}>
        <HintedEntry {...at('contactPhone')} label="Phone" type="tel" autoComplete="tel" look={hintWholePhone} />
        <HintedEntry
          {...at('contactEmail')}
          label="Email"
          type="email"
          autoComplete="username"
          hint="You sign in with it."
          look={hintEmail}
        />
      </div>
      {isEmailTaken && <EmailTaken signIn="/signin" />}
      <div className={PAIR}>
        <PasswordEntry
          {...at('password')}
          label="Password"
          hint="At least 8 characters. Three words are a good start."
          autoComplete="new-password"
        />
        <PasswordEntry {...at('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      </div>
    </>
  )
}

/** The billing interval, for plans with a list price. */
export function BillingFields({ plan: { monthlyCents, trialDays } }: { plan: Plan }) {
  if (monthlyCents === null) return null
  return (
    <SelectEntry
      {...at('billingInterval')}
      label="Billing"
      hint={
        trialDays > 0
          ? 'Counts from the end of the trial, if you keep the plan. Prices exclude VAT.'
          : 'In advance, by invoice. Prices exclude VAT.'
      }
      defaultValue={DEFAULT_INTERVAL}
    >
      {BILLING_INTERVALS.map((interval) => (
        <option key={interval} value={interval}>
          {`${WORDS[interval]}: ${formatEuro(calculatePeriodPrice(monthlyCents, interval))}`}
        </option>
      ))}
    </SelectEntry>
  )
}

const WORDS = { monthly: 'Each month', yearly: 'Annually, twelve months at once' }

export function ConsentFields() {
  return (
    <div className="grid gap-4">
      <CheckboxEntry {...at('termsAccepted')}>
        I accept the <LegalLink to="/terms-of-service">terms of service</LegalLink> and the{' '}
        <LegalLink to="/privacy-policy">privacy policy</LegalLink>.
      </CheckboxEntry>
      <CheckboxEntry {...at('gdprConsent')}>
        I agree that my data is processed as <LegalLink to="/gdpr-compliance">GDPR compliance</LegalLink> says.
      </CheckboxEntry>
      <CheckboxEntry {...at('marketingConsent')}>
        Send me news and offers by email. I can stop this at any time. (optional)
      </CheckboxEntry>
    </div>
  )
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
    </TextLink>
  )
}
