import { useEffect, useState, type MouseEvent } from 'react'
import { sentenceAt, type Sentence } from './sentenceAt.ts'

const highlight = 'traced-sentence'

interface TracedSentence {
  /** The pressed sentence; undefined while none is. */
  sentence: string | undefined
  /**
   * For the element with the answer: traces the sentence under the pointer. The button of the receipt shows
   * the same passages by keyboard.
   */
  owner: { 'data-traceable': true | undefined; onClick: (event: MouseEvent<HTMLElement>) => void }
  clear: () => void
}

/**
 * Traces a sentence of an answer by a press on it, and highlights it. A link, a button and a text selection
 * keep their own meaning.
 */
export function useTracedSentence(isThere: boolean, onTrace: () => void): TracedSentence {
  const [traced, setTraced] = useState<Sentence>()
  useEffect(() => {
    if (!traced || !('highlights' in CSS)) return
    CSS.highlights.set(highlight, new Highlight(traced.range))
    return () => void CSS.highlights.delete(highlight)
  }, [traced])
  return {
    sentence: traced?.text,
    owner: {
      'data-traceable': isThere || undefined,
      onClick({ currentTarget, target, clientX, clientY }) {
        const isControl = target instanceof Element && target.closest('a, button')
        if (!isThere || isControl || !getSelection()?.isCollapsed) return
        const found = sentenceAt(currentTarget, clientX, clientY)
        if (!found) return
        setTraced(found)
        onTrace()
      },
    },
    clear: () => setTraced(undefined),
  }
}
