const OPTION = /^\d+\. (.+)$/gm
const MAX_OPTIONS = 6

/** Buttons for the numbered choices of a reply. */
export function OfferedReplies({ text, label }: { text: string; label: string }) {
  const options = [...text.matchAll(OPTION)].map(([, option = '']) => option).slice(0, MAX_OPTIONS)
  if (options.length === 0) return null
  return (
    <li data-offered="">
      <span />
      <fieldset className="flex flex-wrap gap-1.5 noscript:hidden" aria-label={label}>
        {options.map((option) => (
          <button key={option} type="button" className="talk-option">
            {option}
          </button>
        ))}
      </fieldset>
    </li>
  )
}
