import { use } from 'react'
import { BUSINESS_TYPES, INDUSTRIES } from '#contracts/registration-options.ts'
import { EmailTaken } from '#web/features/accounts/email-taken.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { FormField, RegistrationContext, TextField } from './form-field.tsx'

const PAIR = 'grid gap-5 sm:grid-cols-2'

export function BusinessFields() {
  return (
    <>
      <TextField name="businessName" label="Business name" autoComplete="organization" />
      <div className={PAIR}>
        <FormField name="businessType" label="Business type">
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="">Select your business type</option>
              {BUSINESS_TYPES.map((type) => (
                <option key={type.value} value={type.value}>
                  {type.label}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <FormField name="industry" label="Industry">
          {(control) => (
            <Select {...control} defaultValue="">
              <option value="">Select your industry</option>
              {INDUSTRIES.map((industry) => (
                <option key={industry}>{industry}</option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <TextField name="vatNumber" label="VAT number" autoComplete="off" hint="Like IE6388047V." isOptional />
      <FormField name="businessAddress" label="Business address" hint="With its Eircode, like A65 F4E2.">
        {(control) => <TextArea {...control} rows={2} autoComplete="street-address" className="min-h-[4.5rem]" />}
      </FormField>
      <div className={PAIR}>
        <TextField name="businessPhone" label="Business phone" type="tel" autoComplete="tel" />
        <TextField name="businessEmail" label="Business email" type="email" autoComplete="email" />
      </div>
    </>
  )
}

export function ContactFields() {
  const { emailIsTaken } = use(RegistrationContext)
  return (
    <>
      <div className={PAIR}>
        <TextField name="contactName" label="Full name" autoComplete="name" />
        <TextField name="contactTitle" label="Job title" autoComplete="organization-title" />
      </div>
      <div className={PAIR}>
        <TextField name="contactPhone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="contactEmail" label="Email" type="email" autoComplete="username" hint="You sign in with it." />
      </div>
      {emailIsTaken && <EmailTaken signIn="/signin" />}
      <div className={PAIR}>
        <FormField name="password" label="Password" hint="At least 8 characters. Three words are a good start.">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
        <FormField name="confirmPassword" label="Confirm password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </FormField>
      </div>
    </>
  )
}

export function ConsentFields() {
  const { errors } = use(RegistrationContext)
  return (
    <div className="grid gap-4">
      <Checkbox id="termsAccepted" name="termsAccepted" error={errors.termsAccepted}>
        I accept the <LegalLink to="/terms-of-service">terms of service</LegalLink> and the{' '}
        <LegalLink to="/privacy-policy">privacy policy</LegalLink>.
      </Checkbox>
      <Checkbox id="gdprConsent" name="gdprConsent" error={errors.gdprConsent}>
        I agree that my data is processed as <LegalLink to="/gdpr-compliance">GDPR compliance</LegalLink> says.
      </Checkbox>
      <Checkbox id="marketingConsent" name="marketingConsent">
        Send me news and offers by email. I can stop this at any time. (optional)
      </Checkbox>
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
