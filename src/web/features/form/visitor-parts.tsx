import { TextLink } from '#web/ui/link.tsx'

/** A field that no person sees or reaches: what fills it in is a machine. */
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

/** Beside the button of a form that anybody may send: what becomes of what was typed. */
export function PrivacyNote() {
  return (
    <p className="max-w-[24rem] text-muted text-small sm:ml-3">
      We use these details to answer you and for nothing else. See our{' '}
      <TextLink to="/privacy-policy">privacy policy</TextLink>.
    </p>
  )
}
