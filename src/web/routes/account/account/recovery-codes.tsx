import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Shown once, because the server stores only hashes. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-label font-semibold outline-none">
          Your recovery codes
        </h3>
        <p className="mt-1 text-ui text-ink-2">
          Each signs you in once when your phone is not at hand. Store them now: they are shown this one time.
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-1.5 rounded-panel border border-line bg-surface p-5 text-ui font-demibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Copy {...ICON} />}
          onClick={() => copyText(codes.join('\n'), 'Recovery codes copied')}
        >
          Copy
        </Button>
        <Button variant="secondary" icon={<Download {...ICON} />} onClick={() => download(codes)}>
          Download
        </Button>
        <Button onClick={onStored}>I have stored them</Button>
      </div>
    </div>
  )
}

function download(codes: string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' })
  link.click()
  URL.revokeObjectURL(url)
}
