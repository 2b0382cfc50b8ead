const OPTION = /^\d+\. (.+)$/gm
const MOST_OPTIONS = 6

type OfferedRepliesProps = { text: string; label: string; onChoose: (text: string) => void }

/** What a reply offers as a numbered list, to be chosen by a press. */
export function OfferedReplies({ text, label, onChoose }: OfferedRepliesProps) {
  const options = [...text.matchAll(OPTION)].map(([, option = '']) => option).slice(0, MOST_OPTIONS)
  if (options.length === 0) return null
  return (
    <li>
      <span />
      <fieldset className="flex flex-wrap gap-1.5" aria-label={label}>
        {options.map((option) => (
          <button key={option} type="button" onClick={() => onChoose(option)} className="talk-option">
            {option}
          </button>
        ))}
      </fieldset>
    </li>
  )
}
