import { TextLink } from '#web/ui/link.tsx'

/** A honeypot: people cannot see or reach this field, so only bots fill it in. */
export function Honeypot() {
  return (
    <div className="absolute left-[-200vw]" aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Says what happens to a visitor's data, beside the button. */
export function PrivacyNote() {
  return (
    <p className="max-w-[24rem] text-muted text-small sm:ml-3">
      We use these details to answer you and for nothing else. See our{' '}
      <TextLink to="/privacy-policy">privacy policy</TextLink>.
    </p>
  )
}
