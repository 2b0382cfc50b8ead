import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** The end of a form that anybody may send: the button, and what becomes of what was typed. */
export function SendRow({ label, isSending }: { label: string; isSending: boolean }) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button type="submit" size="lg" isLoading={isSending} className="max-sm:w-full">
        {isSending ? 'Sending...' : label}
      </Button>
      <p className="max-w-[24rem] text-muted text-small">
        We use these details to answer you and for nothing else. See our{' '}
        <TextLink to="/privacy-policy">privacy policy</TextLink>.
      </p>
    </div>
  )
}
