import type { SourceTitle } from '@parley/functions/shared/widget/widgetApi'
import type { Source } from '@parley/functions/shared/widget/Source'

interface SourcesProps {
  sources: SourceTitle[]
  /** Undefined until they are loaded. */
  passages: Source[] | undefined
  title: string
  onOpen: (opened: HTMLDetailsElement) => void
}

/** Renders the sources of an answer, collapsed; their text is loaded when they are opened. */
export function Sources({ sources, passages, title, onOpen }: SourcesProps) {
  return (
    <details key="sources" onToggle={({ currentTarget }) => currentTarget.open && onOpen(currentTarget)}>
      <summary>
        {title} <small>{sources.length}</small>
      </summary>
      <ol dir="auto" aria-busy={!passages}>
        {sources.map(({ id, title: name }) => {
          const passage = passages?.find((one) => one.id === id)
          const url = passage?.url
          return (
            <li key={id}>
              <b>
                {url && /^https?:/i.test(url) ? (
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </b>
              <p>{passages ? passage?.text : '…'}</p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
