import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

type SetUpPartProps = {
  id: string
  title: string
  /** The purpose of the part. On a phone, `brief` replaces it while the part is folded. */
  intro: string
  brief: string
  /** Ids of linked elements inside the part. */
  holds?: string[]
  /** Open at first, such as while something in it is edited. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of the set-up. On a phone it is folded until it is pressed, or an element in it is linked to. */
export function SetUpPart({ id, title, intro, brief, holds = [], isOpen = false, children }: SetUpPartProps) {
  const bodyId = useId()
  const { hash, key } = useLocation()
  const [isShown, setIsShown] = useState(isOpen)
  const isAskedFor = [id, ...holds].some((target) => hash === `#${target}`)

  useEffect(() => {
    if (isOpen || (isAskedFor && key !== '')) setIsShown(true)
  }, [isOpen, isAskedFor, key])

  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('set-up-part', isShown && 'is-shown')}>
      <header className="set-up-head">
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={bodyId}
            onClick={() => setIsShown(!isShown)}
            className="set-up-fold"
          >
            <span>
              {title}
              <small>{brief}</small>
            </span>
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <span className="set-up-title">{title}</span>
        </h2>
        <p className="set-up-intro">{intro}</p>
      </header>
      <div id={bodyId} className="set-up-body">
        {children}
      </div>
    </section>
  )
}
