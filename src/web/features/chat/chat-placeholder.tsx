import { OghamWord } from '#web/ui/ogham.tsx'

export function ChatPlaceholder() {
  return (
    <div className="grid content-center justify-items-start gap-2 p-10 text-ui">
      <OghamWord word="comhra" pitch={5} length={9} strokeWidth={1.7} />
      <p className="font-semibold">Choose a conversation</p>
      <p className="text-muted">Or open a new one. Only people write here, no AI.</p>
    </div>
  )
}
